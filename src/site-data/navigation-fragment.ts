import { graphql } from "gatsby";

export const navigationFragments = graphql`
  fragment NavigationLink on NavigationLink {
    label
    href
  }

  fragment Navigation on Navigation {
    main {
      label
      href
      links {
        ...NavigationLink
      }
    }
    footer {
      heading
      links {
        ...NavigationLink
      }
    }
    legal {
      ...NavigationLink
    }
  }
`;
