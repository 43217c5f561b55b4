import { absolute, type StructuredDataContext } from "./context";
import { company, type Described } from "./described";

/** schema.org FAQPage; answers are HTML. */
export const faqPage = (questions: readonly { question: string; answer: string }[]) => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

/** schema.org Service: a service that the company sells. */
export const serviceData = (context: StructuredDataContext, { path, name, description }: Described) => ({
  "@context": "https://schema.org",
  "@type": "Service",
  name,
  description,
  url: absolute(context, path),
  serviceType: name,
  provider: company(context),
});
