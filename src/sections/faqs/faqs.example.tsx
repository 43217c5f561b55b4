import { Faqs } from "./faqs";

export default () => (
  <>
    <Faqs
      section={{
        eyebrow: "Questions",
        heading: "Asked at the counter",
        text: "The first answer is open.",
        faq: {
          slug: "counter",
          questions: [
            { question: "Is the glaze safe?", answer: "<p>Yes. Each one is tested with lemon.</p>" },
            { question: "May it go in the oven?", answer: "<p>Up to 200 degrees, if it starts cold.</p>" },
            { question: "Can I have it in blue?", answer: "<p>In four of them.</p>" },
            { question: "Do you mend handles?", answer: "<p>Ours, for life.</p>" },
          ],
        },
      }}
    />
    <Faqs
      section={{
        eyebrow: null,
        heading: "Asked before a class, on band",
        text: null,
        faq: {
          slug: "class",
          questions: [
            { question: "What do I wear?", answer: "<p>Something that has met paint before.</p>" },
            { question: "How many of us are there?", answer: "<p>Six, and one teacher.</p>" },
          ],
        },
      }}
      tone="band"
    />
  </>
);
