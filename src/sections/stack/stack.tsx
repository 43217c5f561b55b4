import { HeadedLists } from "../../components/headed-lists/headed-lists";
import { Section } from "../../components/section/section";
import { storiesPath } from "../../routes/story-filter";

interface StackProps {
  stack: Queries.StackFragment;
  /** Those by which other case studies are found. */
  technologies: readonly string[];
}

/** Technology stack by layer. */
export const Stack = ({ stack, technologies }: StackProps) => (
  <Section intro={stack}>
    <HeadedLists
      lists={stack.groups}
      look="chips"
      linkOf={(entry) => (technologies.includes(entry) ? storiesPath({ technologies: [entry] }) : undefined)}
    />
  </Section>
);
