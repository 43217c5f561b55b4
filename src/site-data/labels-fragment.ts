import { graphql } from "gatsby";

/** All labels except those that only copy tokens use, see `copy-tokens.ts`. */
export const labelsFragment = graphql`
  fragment Labels on Labels {
    frame {
      skip
      home
      menu
      mainNavigation
      footerNavigation
      breadcrumbs
      submenu
      darkTheme
      rights
      since
      social
      feed
      jsonFeed
      search
    }
    chapters {
      name
      why
      how
      who
    }
    carousel {
      role
      slideRole
      previous
      next
      pause
      play
      slide
      slides
      slidesSpoken
    }
    dialog {
      close
      next
      previous
      playVideo
      video
      playShort
      position
      openPhoto
    }
    figures {
      waiting
    }
    actions {
      proposal
      getStarted
      questions
      viewPortfolio
      directions
      readCaseStudy
      readArticle
      documentation
    }
    contact {
      sales
      recruitment
      phone
      messaging
      email
      skype
      hours
      toOffice
      newTab
    }
    article {
      contents
      guideContents
      readingTime
      byline
      topics
      next
      nextGuide
      articlesAbout
    }
    people {
      since
      refuses
      answers
    }
    caseStudy {
      similar
      technologies
      challenge
      outcome
      yours
    }
    pages {
      name
      heading
      text
      crumb
      part
      parts
      previous
      next
      alone
    }
    rating {
      outOf
    }
    jobs {
      one
      posted
      closes
      others
      location
      employmentType
      pay
      hours
      duties
      requirements
      apply
      fullTime
      partTime
      contractor
      intern
    }
  }
`;
