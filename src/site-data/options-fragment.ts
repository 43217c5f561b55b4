import { graphql } from "gatsby";

export const optionsSettingsFragments = graphql`
  fragment FormOption on FormOption {
    id
    text
  }

  fragment OptionsSettings on OptionsSettings {
    looking_for {
      ...FormOption
    }
    interested_in {
      ...FormOption
    }
    experience_level {
      ...FormOption
    }
    designations {
      ...FormOption
    }
  }
`;
