import { Pair } from "../../components/pair/pair";
import { Section } from "../../components/section/section";
import { actionOf, articleOf, guideOf } from "../../components/kit/samples";
import { ArticleLines } from "./article-lines";
import { GuideGrid } from "./guide-grid";
import { LatestBlog } from "./latest-blog";
import { LatestLines } from "./latest-lines";
import { LatestArticle } from "./latest-article";
import { LeadArticle } from "./lead-article";
import { NextArticle } from "./next-article";
import { NextReading } from "./next-reading";

const lead = articleOf("choose-reactjs-for-web-development", "A shop that keeps up", "Its first Christmas.");
const articles = [
  lead,
  articleOf("flutter-app-development-for-business", "One app, two phones", "What it saved us."),
  articleOf("business-focus-on-mobile-app-development", "A till in the pocket", "Orders from the market."),
  articleOf("benefits-vuejs-development-tools-for-business", "Small tools", "The glaze book, on a screen."),
];

const guides = [guideOf("react", "React"), guideOf("flutter", "Flutter")];
const action = actionOf("All articles", "/blog");
const blog = { eyebrow: "Blog", action };
const introOf = (heading: string) => ({ heading, text: "Notes from between two firings.", first: [] });

export default () => (
  <>
    <LeadArticle lead={{ eyebrow: "To begin with", article: lead }} />
    <LatestBlog intro={introOf("Latest blog")} blog={blog} articles={articles} />
    <LatestArticle intro={introOf("Latest story")} blog={blog} articles={articles} />
    <LatestLines intro={introOf("Latest lines")} blog={blog} articles={articles} />
    <Pair>
      <LatestLines intro={introOf("Look: half")} blog={blog} articles={articles} look="half" />
      <Section intro={{ heading: "The other half" }} half>
        <p>Another section.</p>
      </Section>
    </Pair>
    <Section intro={{ heading: "Article lines" }} tone="band">
      <ArticleLines look="pair" articles={articles} />
    </Section>
    <Section intro={{ heading: "Guide grid" }}>
      <GuideGrid guides={guides} />
    </Section>
    <NextArticle next={lead} action={action} />
    <NextReading topic="React" articles={articles.slice(0, 2)} action={action} guides={guides} slug="react" />
  </>
);
