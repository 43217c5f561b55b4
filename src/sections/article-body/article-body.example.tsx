import { Button } from "../../components/button/button";
import { actionOf, pictured, potter, samplePicture } from "../../components/kit/samples";
import { ArticleBody } from "./article-body";
import { ArticleHeader } from "./article-header";
import { ArticleText } from "./article-text";
import { LegalText } from "./legal-text";

const sections: readonly Queries.ArticleSectionFragment[] = [
  { heading: "Wedge the clay", body: "<p>Fifty turns, until no air is left in it.</p>", diagram: null },
  {
    heading: "Fire it twice",
    body: "<p>First without the glaze, then with it.</p>",
    diagram: {
      caption: "The second firing is the hotter one.",
      image: {
        drawing:
          '<svg viewBox="0 0 360 60" role="img"><title>Two firings</title><rect y="24" width="176" height="36" fill="var(--sun)"/><rect x="184" width="176" height="60" fill="var(--brand)"/></svg>',
      },
    },
  },
];

const legalPage: Queries.LegalTextFragment = {
  heading: "A legal text",
  text: "What we keep of an order.",
  ...pictured("A clay seal"),
  changed: "Changed on",
  updatedAt: "2026-03-02",
  day: "2 March 2026",
  contents: "In this text",
  sections: [
    { heading: "In short", body: "<p>Your name and your bowl.</p>", choice: null, skype: null },
    { heading: "How long", body: "<p>Until the bowl is yours.</p>", choice: null, skype: null },
    { heading: "Who reads it", body: "<p>The potter alone.</p>", choice: null, skype: null },
  ],
};

const ask = actionOf("Ask a potter", "/contact-us");

export default () => (
  <>
    <article>
      <ArticleHeader
        article={{
          heading: "The head of an article",
          text: "A bowl from the bag of clay to the shelf.",
          image: samplePicture,
          alt: "A clay bowl",
          author: potter,
          createdAt: "2026-03-02",
          day: "2 March 2026",
          minutes: 6,
        }}
      />
      <ArticleBody
        contents="In this article"
        headings={sections.map(({ heading }) => heading)}
        hue="teal"
        aside={<p>What stands beside it.</p>}
      >
        <ArticleText
          sections={sections}
          closing={{
            heading: "Bring us your clay",
            text: "The kiln is lit on Fridays.",
            alt: null,
            image: null,
            imageNight: null,
          }}
          closingAction={ask}
          hire={actionOf("Hire a potter", "/hire/react-js-developer")}
        />
      </ArticleBody>
    </article>
    <article>
      <ArticleHeader
        article={{
          heading: "The head of a guide",
          text: "It has no date, but buttons.",
          image: samplePicture,
          alt: "A clay wheel",
          author: potter,
          minutes: 9,
        }}
        actions={<Button href="/blog">All guides</Button>}
      />
    </article>
    <article>
      <LegalText page={legalPage} />
    </article>
  </>
);
