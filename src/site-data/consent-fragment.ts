import { graphql } from "gatsby";

export const consentSettingsFragments = graphql`
  fragment ConsentCategory on ConsentCategory {
    heading
    text
  }

  fragment ConsentSettings on ConsentSettings {
    banner {
      heading
      text
      accept
      refuse
      choose
    }
    settings {
      button
      heading
      accept
      refuse
      save
      close
      necessary {
        ...ConsentCategory
      }
      analytics {
        ...ConsentCategory
      }
    }
    privacy {
      label
      href
    }
  }
`;
