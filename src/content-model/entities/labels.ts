import { z } from "zod";
import { defineEntity } from "../entity";
import { shape, text } from "../markers";
import { keysOf, recordOf } from "../records";

/** A group of short texts that belong to a control instead of a page. */
const group = <K extends string>(typeName: string, description: string, entries: Record<K, string>) =>
  shape(
    typeName,
    description,
    recordOf(keysOf(entries), (key) => text(entries[key])),
  );

export const labels = defineEntity({
  name: "labels",
  location: "settings/labels.yaml",
  schema: z.strictObject({
    frame: group("FrameLabels", "Header, footer and navigation.", {
      skip: "Skip link.",
      home: "Name of the link on the logo; the company's name follows.",
      menu: "Phone menu button.",
      mainNavigation: "Name of the main navigation.",
      footerNavigation: "Name of the footer navigation.",
      breadcrumbs: "Name of the breadcrumb navigation.",
      submenu: "Name of the button that opens a submenu; {label} is the entry.",
      darkTheme: "Theme toggle.",
      rights: "After the year and the company in the footer.",
      since: "Before the founding year in the footer.",
      social: "Name of the list of accounts elsewhere.",
      feed: "Link to the RSS feed.",
      search: "Link to the search page.",
      jsonFeed: "Link to the JSON feed.",
    }),
    chapters: group("ChapterLabels", "Chapters of the long pages, and the bar that links to them.", {
      name: "Name of the bar.",
      why: "What we do and why we.",
      how: "Form, process and contracts.",
      who: "Work, clients and questions.",
    }),
    carousel: group("CarouselLabels", "Carousels.", {
      role: "Role description of a carousel.",
      slideRole: "Role description of a slide.",
      previous: "Button.",
      next: "Button.",
      pause: "Button.",
      play: "Button.",
      slide: "Name of a slide; {number} and {count} are filled in.",
      slides: "Which slides are shown, where there are several; {number}, {last} and {count} are filled in.",
      slidesSpoken: "The same for screen readers.",
    }),
    dialog: group("DialogLabels", "Gallery viewer and video.", {
      close: "Button.",
      next: "Button.",
      previous: "Button.",
      playVideo: "Name of the button that opens a video; {name} is who speaks.",
      video: "Name of the dialog that the video is in; {name} is who speaks.",
      playShort: "What is to be seen of that button: the first words of its name.",
      position: "Which photo is shown; {number} and {count} are filled in.",
      openPhoto: "Before the alt text of a photo that opens the viewer.",
    }),
    actions: group("ActionLabels", "Buttons that several pages share.", {
      proposal: "Request a Proposal, in the header and where a page says {proposal}.",
      interview: "Schedule a Developer Interview, where a page says {interview}.",
      getStarted: "Let's Get Started, where a page says {getStarted}.",
      portfolio: "Our Portfolio, where a page says {portfolio}.",
      questions: "Still have questions? Let's talk.",
      viewPortfolio: "View all Portfolio.",
      directions: "Directions to an office.",
      readCaseStudy: "Link to a case study.",
      readArticle: "Link to an article.",
      documentation: "Link to a technology's documentation.",
    }),
    contact: group("ContactLabels", "Contact details.", {
      sales: "Over the address for new projects.",
      recruitment: "Over the recruitment contacts.",
      phone: "Phone.",
      messaging: "Messaging app.",
      email: "Email.",
      skype: "Skype.",
      hours: "When the phones are answered.",
      toOffice: "Said after directions; {office} is filled in.",
      newTab: "Said after links that open a new tab.",
    }),
    article: group("ArticleLabels", "Articles.", {
      contents: "Heading of the table of contents.",
      guideContents: "The same of a guide.",
      readingTime: "Reading time; {minutes} is filled in.",
      byline: "Who wrote it; {name} is filled in.",
      topics: "Heading of the list of technologies.",
      next: "Heading of the article that comes next.",
      nextGuide: "Heading of the guide that comes next.",
      articlesAbout: "Heading of the articles of a technology; {topic} is filled in.",
    }),
    people: group("PeopleLabels", "People of the company.", {
      since: "Where a person works, and since when; {studio} and {year} are filled in.",
      refuses: "Before what a person refuses to do.",
      answers: "Who answers a form; {name} is filled in.",
    }),
    caseStudy: group("CaseStudyLabels", "Case studies.", {
      similar: "Heading of the similar-work carousel.",
      technologies: "Name of a list of technologies.",
      challenge: "Before a challenge's number.",
      outcome: "Between what was and what came of it, in place of an arrow, for screen readers.",
      yours: "Where the next story, the visitor's own, would stand.",
    }),
    figures: group("FigureLabels", "Figures to try.", {
      waiting: "Where the controls of a figure will be, until it answers.",
    }),
    pages: group("ListPageLabels", "Further pages of a list that has grown.", {
      name: "Name of the links to the other pages; {list} is filled in.",
      heading: "The page's h1 and title; {list}, {number} and {count} are filled in.",
      text: "What search engines show; {text}, {number} and {count} are filled in.",
      crumb: "In the breadcrumbs, and as the name of a link; {number} is filled in.",
      part: "Name of a narrower list; {list} and {part} are filled in.",
      parts: "Name of the links to narrower lists; {list} is filled in.",
      previous: "Link to the page before.",
      next: "Link to the page after.",
      alone: "Pages that stand below no other, in lists of all pages and in the search.",
    }),
    rating: group("RatingLabels", "Ratings.", {
      outOf: "A rating; {rating} is filled in.",
    }),
    jobs: group("JobLabels", "Openings.", {
      location: "Place.",
      employmentType: "Kind of employment.",
      pay: "What it pays.",
      hours: "How much of a week.",
      duties: "Heading of the duties.",
      requirements: "Heading of the requirements.",
      apply: "Link to the application form; {job} is filled in.",
      one: "Before the title of an opening on its page.",
      posted: "Day of publication; {day} is filled in.",
      closes: "Day on which it closes; {day} is filled in.",
      others: "Heading of the other openings.",
      fullTime: "FULL_TIME.",
      partTime: "PART_TIME.",
      contractor: "CONTRACTOR.",
      intern: "INTERN.",
    }),
  }),
});

export type Labels = z.infer<typeof labels.schema>;
