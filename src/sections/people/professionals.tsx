import { graphql } from "gatsby";
import { PageLink } from "../../components/page-link/page-link";
import { ActionList } from "../../components/action-list/action-list";
import { Section } from "../../components/section/section";
import { Token } from "../../components/token/token";
import { pathOf } from "../../routes/page-table";
import * as kit from "../../components/kit/kit";
import * as styles from "./professionals.module.css";

export const professionalsFragment = graphql`
  fragment Professionals on Professionals {
    ...ProfessionalsFields
    people {
      ...PersonLine
    }
  }
`;

/** Text and buttons, and three people on a shelf in the page's hue. */
export const Professionals = ({ section, hue }: { section: Queries.ProfessionalsFragment; hue: string }) => (
  <Section
    intro={section}
    layout="split"
    hue={hue}
    after={section.actions.length > 0 && <ActionList actions={section.actions} first="secondary" />}
  >
    <ul className={kit.card(["panel", "broad", "pad-6"], kit.threes(4, styles.people))}>
      {section.people.map(({ slug, name, role, hue: own, image }) => (
        <li key={slug} className={kit.flex(3, styles.person)} data-hue={own}>
          <Token name={name} image={image} sizes="190px" />
          <div className={kit.stack(1)}>
            <PageLink to={`${pathOf("about-page")}#${slug}`} className={kit.text(["strong"], styles.name)}>
              {name}
            </PageLink>
            <span className={kit.text(["sm"])}>{role}</span>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
