import { graphql } from "gatsby";

export const introFragments = graphql`
  fragment SectionIntro on SectionIntro {
    eyebrow
    heading
    text
  }

  fragment ClosingWords on ClosingWords {
    heading
    text
    image {
      ...CardPicture
    }
    imageNight {
      ...CardPicture
    }
    alt
  }
`;
