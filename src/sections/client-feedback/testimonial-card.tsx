import { graphql } from "gatsby";
import { Fragment } from "react";
import { Token } from "../../components/token/token";
import { interpolate } from "../../content-model/interpolate";
import { useLabels } from "../../site-data/context";
import * as kit from "../../components/kit/kit";
import * as styles from "./testimonial-card.module.css";
import type { Video } from "./video-dialog";

export const testimonialFragment = graphql`
  fragment Testimonial on Testimonial {
    ...TestimonialFields
    image {
      ...TilePicture
    }
  }
`;

interface TestimonialCardProps {
  testimonial: Queries.TestimonialFragment;
  onPlay: (video: Video) => void;
  /**
   * `alone`: the only testimonial of its section, in its own hue at every width. `large`: large text, on the section's
   * background. `line`: small, below a rule.
   */
  look?: "alone" | "large" | "line" | undefined;
  /** Overrides the testimonial's hue. */
  ground?: string | undefined;
}

const grounds = {
  usual: ["raised", "pad-6", "fill"],
  alone: ["panel", "pad-6", "fill"],
  large: ["fill"],
  line: ["fill"],
} as const;

/** A testimonial with the client's name and clay token. */
export const TestimonialCard = ({ testimonial, onPlay, look, ground }: TestimonialCardProps) => {
  const { name, role, text, hue, image, url, captions } = testimonial;
  const { playVideo, playShort, video } = useLabels().dialog;
  return (
    <figure
      className={kit.card(
        grounds[look ?? "usual"],
        kit.column(5, kit.spaceBetween(styles.card)),
        look && styles[look],
      )}
      data-hue={ground ?? hue}
    >
      <blockquote
        className={kit.text(look === "line" ? ["md"] : look ? ["title", "2xl"] : ["lg"], styles.words)}
      >
        <p>{text}</p>
      </blockquote>
      <figcaption className={kit.cluster(4, styles.person)}>
        <Token name={name} image={image} {...(look === "large" && { sizes: "132px" })} />
        <span className={kit.stack(1, styles.names)}>
          <span className={kit.text(["strong"])}>{name}</span>
          <span className={kit.text(["soft", "sm", "balance"])}>
            {role
              .replaceAll(", ", ",\n")
              .split("\n")
              .map((part) => (
                <Fragment key={part}>
                  <span className={styles.part}>{part}</span>{" "}
                </Fragment>
              ))}
          </span>
        </span>
        {url && (
          <button
            type="button"
            aria-label={interpolate(playVideo, { name })}
            className={kit.row(2, kit.corners("pill", kit.text(["sm", "strong"], styles.play)))}
            onClick={() => onPlay({ name: interpolate(video, { name }), url, captions })}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M8 5v14l11-7z" />
            </svg>
            {look !== "line" && playShort}
          </button>
        )}
      </figcaption>
    </figure>
  );
};
