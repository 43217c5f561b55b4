import { Prose } from "../../components/prose/prose";
import { Section } from "../../components/section/section";

interface DetailsProps {
  readonly details: readonly { readonly heading: string; readonly body: string }[];
}

/** Longer explanations in prose, the heading beside the text. */
export const Details = ({ details }: DetailsProps) => (
  <>
    {details.map(({ heading, body }) => (
      <Section key={heading} intro={{ heading }} layout="split">
        <Prose html={body} />
      </Section>
    ))}
  </>
);
