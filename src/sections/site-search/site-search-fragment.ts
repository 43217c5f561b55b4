import { graphql } from "gatsby";

export const siteSearchFragment = graphql`
  fragment SiteSearch on SearchPage {
    heading
    text
    alt
    image {
      ...HeroPicture
    }
    imageNight {
      ...HeroNight
    }
    suggestions {
      heading
      words
    }
    starts {
      heading
      items {
        heading
        text
        href
      }
    }
    answers {
      words
      heading
      text
      action {
        ...Action
      }
    }
    search {
      field
      submit
      count
      more
      searching
      unavailable
      kinds
      everyKind
    }
    dialog {
      text
      keys
      results
      everything
      allPages
      shortcut
    }
    tools {
      words
      caseStudy
      article
    }
    nothing {
      ...TextSection
    }
  }
`;
