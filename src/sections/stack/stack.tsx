import { HeadedLists } from "../../components/headed-lists/headed-lists";
import { Section } from "../../components/section/section";

/** Technology stack by layer. */
export const Stack = ({ stack }: { stack: Queries.StackFragment }) => (
  <Section intro={stack}>
    <HeadedLists lists={stack.groups} look="chips" />
  </Section>
);
