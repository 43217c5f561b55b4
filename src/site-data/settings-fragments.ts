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

export const siteSettingsFragment = graphql`
  fragment SiteSettings on SiteSettings {
    company
    tagline
    description
    language
    foundingYear
    phoneHours
    social {
      name
      href
    }
    feed
    jsonFeed
    sales {
      phone
      messaging
      email
      skype
    }
    recruitment {
      phone
      messaging
      email
    }
    offices {
      name
      address
      country
      directions
    }
  }
`;
