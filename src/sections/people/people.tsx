import { graphql } from "gatsby";
import { Section, type Intro } from "../../components/section/section";
import { Token } from "../../components/token/token";
import { useLabels } from "../../site-data/context";
import { interpolate } from "../../content-model/interpolate";
import * as kit from "../../components/kit/kit";
import * as styles from "./people.module.css";

export const peopleFragments = graphql`
  fragment Person on Person {
    ...PersonLine
    studio
    since
    refuses
  }

  fragment PeopleBlock on Query {
    people: allPerson(sort: [{ since: ASC }, { name: ASC }]) {
      nodes {
        ...Person
      }
    }
  }
`;

interface PeopleProps {
  intro: Intro;
  people: readonly Queries.PersonFragment[];
}

/** The company's people, as clay tokens on shelves. Other pages link to them. */
export const People = ({ intro, people }: PeopleProps) => {
  const { people: labels } = useLabels();
  return (
    <Section intro={intro} layout="spread">
      <ul className={kit.twoUp(5, 5)}>
        {people.map(({ slug, name, role, studio, since, refuses, hue, image }) => (
          <li key={slug} id={slug} className={kit.stack(2, styles.person)} data-hue={hue}>
            <Token name={name} image={image} sizes="172px" />
            <h3 className={kit.text(["lg"])}>{name}</h3>
            <div className={kit.text(["sm"])}>
              <p>{role}</p>
              <p className={kit.text(["soft"])}>{interpolate(labels.since, { studio, year: since })}</p>
            </div>
            <p className={kit.text(["soft", "sm"])}>
              <span className={kit.text(["link", "strong"])}>{labels.refuses}</span> {refuses}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
