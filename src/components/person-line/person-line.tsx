import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { PageLink } from "../page-link/page-link";
import { pathOf } from "../../routes/page-table";
import { Token } from "../token/token";
import * as kit from "../kit/kit";
import * as facts from "../reading-facts/reading-facts.module.css";
import * as styles from "./person-line.module.css";

export const personLineFragment = graphql`
  fragment PersonLine on Person {
    slug
    name
    role
    hue
    image {
      ...TilePicture
    }
  }
`;

interface PersonLineProps {
  person: Queries.PersonLineFragment;
  /** A text that contains the person's name, which links to their entry on the about page. */
  line: string;
  /** Shown after the role. */
  children?: ReactNode;
}

/** A person in one line, with their token. */
export const PersonLine = ({ person: { slug, name, role, hue, image }, line, children }: PersonLineProps) => (
  <div className={kit.row(3, styles.person)} data-hue={hue}>
    <span className={styles.token}>
      <Token name={name} image={image} />
    </span>
    <div className={kit.stack(1, styles.words)}>
      <PageLink to={`${pathOf("about-page")}#${slug}`} className={styles.name}>
        {line}
      </PageLink>
      <div className={kit.text(["soft", "sm"], facts.facts)}>
        <span>{role}</span>
        {children}
      </div>
    </div>
  </div>
);
