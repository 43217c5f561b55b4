import { graphql } from "gatsby";

export const sectionIntroFragment = graphql`
  fragment SectionIntro on SectionIntro {
    eyebrow
    heading
    text
  }
`;
