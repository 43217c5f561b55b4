import { Button } from "../../components/button/button";
import { actionOf, pictured, storyOf } from "../../components/kit/samples";
import { CaseStudyBanner } from "./case-study-banner";
import { Experiences } from "./experiences";
import { FeaturedWork } from "./featured-work";
import { PortfolioTabs } from "./portfolio-tabs";
import { StoryFilter } from "./story-filter";
import { WorkCarousel } from "./work-carousel";

const stories = [
  storyOf("sales-engagement-tool", "teal", "pottery-shops", "An order without paper"),
  storyOf("grocery-delivery-app-development", "sun", "pottery-shops", "Clay at the door by noon"),
  storyOf("event-ticket-booking-app-development", "lilac", "kiln-openings", "Tickets for a kiln"),
  storyOf("ngo-web-development", "rose", "kiln-openings", "Bowls for a good cause"),
  storyOf("cost-split-app-solution", "sky", "pottery-shops", "Six potters, one bill"),
];

const action = actionOf("All our work", "/portfolio");
const introOf = (heading: string) => ({ eyebrow: "Our work", heading, text: "Built, glazed and in use." });

const invitation = { ...introOf("Yours next?"), actions: [action], image: null };

export default () => (
  <>
    <CaseStudyBanner
      outcome={{ from: "Letters", to: "one list" }}
      banner={{
        title: "Order book",
        subtitle: "Case study banner",
        subhead: "Crafts · 2026 · 4 months",
        text: "A pottery's orders, where all of its people see them.",
        ...pictured("A clay ledger"),
      }}
    />
    <FeaturedWork
      work={{
        ...introOf("Featured work"),
        caseStudies: stories,
        action,
        teaser: { heading: "Who owes whom?", action: { ...action, label: "Find out" } },
      }}
    />
    <Experiences
      intro={{ ...introOf("Experiences"), first: null }}
      experiences={{
        items: stories.map((caseStudy) => ({ ...caseStudy.card, text: "In other words.", caseStudy })),
        action,
      }}
    />
    <WorkCarousel intro={introOf("Work carousel: many")} caseStudies={stories} items="many" tone="band" />
    <WorkCarousel
      intro={introOf("Work carousel: few")}
      caseStudies={stories.slice(0, 3)}
      items="few"
      aside={<Button href="/portfolio">The whole portfolio</Button>}
    />
    <StoryFilter
      texts={{
        heading: "Choose among them",
        technologies: "Made with",
        industries: "Made for",
        found: "Found:",
        none: "None has all of that.",
        clear: "Show all again",
      }}
      stories={stories.map((story) => ({ ...story, industries: ["Crafts"] }))}
      cards={stories}
      invitation={invitation}
      visit={undefined}
    >
      <PortfolioTabs
        name="Portfolio"
        tabs={[
          { label: "Shops", category: "pottery-shops", text: "Where bowls are sold." },
          { label: "Openings", category: "kiln-openings", text: "When a kiln is opened." },
        ]}
        caseStudies={stories}
        upcoming={[
          {
            heading: "A glaze book",
            text: "Still wet.",
            categories: ["pottery-shops"],
            ...pictured("A clay book"),
          },
        ]}
        upcomingLabel="In the kiln"
        invitation={invitation}
        pagerOf={() => null}
      />
    </StoryFilter>
  </>
);
