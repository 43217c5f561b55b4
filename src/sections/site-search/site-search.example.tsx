import * as kit from "../../components/kit/kit";
import type { ListedPage } from "../../routes/page-context";
import { actionOf } from "../../components/kit/samples";
import { AllPages } from "./all-pages";
import { Suggestions, AnswerCard, Starts, ResultList } from "./search-parts";

const listed: readonly ListedPage[] = [
  { path: "/about", name: "About the studio", summary: "", kind: "about-page" },
  { path: "/contact-us", name: "Write to us", summary: "", kind: "contact-page" },
  { path: "/blog", name: "Notes", summary: "", kind: "blog-page" },
  { path: "/blog/react", name: "A guide to React", summary: "Notes", kind: "blog-topic" },
  { path: "/blog/vue", name: "A guide to Vue", summary: "Notes", kind: "blog-topic" },
  {
    path: "/blog/flutter-app-development-for-business",
    name: "A kiln app",
    summary: "Notes",
    kind: "article",
  },
];

/** The parts around the field, and results. The field itself, `SiteSearch`, needs the site's index. */
export default () => (
  <>
    <div className={kit.pageWidth(kit.stack(5))}>
      <Suggestions heading="Often looked for:" words={["React", "price"]} />
      <Starts
        items={[
          { heading: "What will it cost?", text: "A range, line by line.", href: "/contact-us" },
          { heading: "Who would make it?", text: "The people, by name.", href: "/about" },
        ]}
      />
      <AnswerCard
        words={["price"]}
        heading="What a cup costs"
        text="About 23 pounds, with its saucer."
        action={actionOf("Order one", "/contact-us")}
      />
      <ResultList
        pages={[
          { path: "/services", title: "Services", kind: "Page", excerpt: "Every <mark>cup</mark> we make." },
          { path: "/portfolio", title: "Portfolio", kind: "Page", excerpt: "A <mark>cup</mark> for two." },
          { path: "/career", title: "Careers", kind: "Page", excerpt: "Bring your own <mark>cup</mark>." },
        ]}
      />
    </div>
    <AllPages
      intro={{ heading: "All pages" }}
      parts={{ articles: "Articles", guides: "Guides" }}
      listed={listed}
    />
  </>
);
