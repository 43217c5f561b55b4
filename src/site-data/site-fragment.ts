import { graphql } from "gatsby";

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
