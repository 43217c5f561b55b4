import { graphql } from "gatsby";
import { Section, type Intro } from "../../components/section/section";
import { Token } from "../../components/token/token";
import { useLabels } from "../../site-data/context";
import { fillIn } from "../../site-data/fill-in";
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

/** The people of the company, as clay tokens on shelves. Other pages link to each. */
export const People = ({ intro, people }: PeopleProps) => {
  const { people: labels } = useLabels();
  return (
    <Section intro={intro} layout="spread">
      <ul className={styles.shelves}>
        {people.map(({ slug, name, role, studio, since, refuses, hue, image }) => (
          <li key={slug} id={slug} className={styles.person} data-hue={hue}>
            <div className={styles.shelf}>
              <Token name={name} image={image} sizes="172px" />
            </div>
            <h3 className={kit.text(["lg"], styles.name)}>{name}</h3>
            <p className={styles.role}>
              {role}
              <span className={styles.place}>{fillIn(labels.since, { studio, year: since })}</span>
            </p>
            <p className={kit.text(["soft", "sm"], styles.refuses)}>
              <span className={styles.not}>{labels.refuses}</span> {refuses}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
