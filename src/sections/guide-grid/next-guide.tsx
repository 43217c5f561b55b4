import { Section } from "../../components/section/section";
import { useLabels } from "../../site-data/context";
import { GuideGrid } from "../guide-grid/guide-grid";

interface NextGuideProps {
  /** All, in their order. */
  guides: readonly Queries.GuideCardFragment[];
  /** Of the guide that is being read. */
  slug: string;
}

/** Leads to the next guide; from the last one to the first. */
export const NextGuide = ({ guides, slug }: NextGuideProps) => {
  const { article } = useLabels();
  const next = guides[(guides.findIndex((guide) => guide.slug === slug) + 1) % guides.length]!;
  return (
    <Section intro={{ heading: article.nextGuide }}>
      <GuideGrid guides={[next]} />
    </Section>
  );
};
