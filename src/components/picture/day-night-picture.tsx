import { clsx } from "clsx";
import { Helmet } from "react-helmet";
import { loadShownPicture } from "../../browser/before-paint/theme";
import { inlineScript } from "../../browser/before-paint/inline-script";
import { onServer, Picture, preloadOf, type PictureFile } from "./picture";
import * as styles from "./day-night-picture.module.css";

export interface DayNightFiles {
  image: PictureFile;
  /** For the dark theme; without it, `image` is shown in both themes. */
  imageNight?: PictureFile | null;
}

export interface DayNightPictureProps {
  picture: DayNightFiles & { alt: string };
  className?: string | undefined;
  /** Whether this is the page's first picture, which is fetched first. */
  priority?: boolean;
  /** Overrides the fragment's `sizes`. */
  sizes?: string | undefined;
}

/**
 * A picture with a variant for the dark theme. Both are lazy and one is hidden, so the browser fetches only the visible
 * one. If it is the page's first picture, it is preloaded, and the inline script after it makes it eager. Without
 * scripts the theme is light.
 */
export const DayNightPicture = ({
  picture: { image, imageNight, alt },
  className,
  priority = false,
  sizes,
}: DayNightPictureProps) => {
  const shared = { alt, priority, sizes };
  if (!imageNight) return <Picture file={image} className={className} {...shared} />;
  return (
    <span className={styles.both}>
      {onServer && priority && (
        <Helmet>
          <link {...preloadOf(image, { sizes, theme: "light" })} />
          <link {...preloadOf(imageNight, { sizes, theme: "dark" })} />
        </Helmet>
      )}
      <Picture file={image} className={clsx(styles.day, className)} theme="light" {...shared} />
      <Picture file={imageNight} className={clsx(styles.night, className)} theme="dark" {...shared} />
      {priority && <script dangerouslySetInnerHTML={{ __html: inlineScript(loadShownPicture) }} />}
    </span>
  );
};
