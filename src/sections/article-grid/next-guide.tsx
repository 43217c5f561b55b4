import { graphql } from "gatsby";
import { LinkLines } from "../../components/link-lines/link-lines";
import { Section } from "../../components/section/section";
import { pathOf } from "../../routes/page-table";
import { useLabels } from "../../site-data/context";

export const nextGuideFragment = graphql`
  fragment NextGuide on BlogTopic {
    slug
    heading
    seo {
      description
    }
  }
`;

interface NextGuideProps {
  /** All, in their order. */
  guides: readonly Queries.NextGuideFragment[];
  /** Of the guide that is being read. */
  slug: string;
}

/** Leads to the next guide; from the last one to the first. */
export const NextGuide = ({ guides, slug }: NextGuideProps) => {
  const { article } = useLabels();
  const next = guides[(guides.findIndex((guide) => guide.slug === slug) + 1) % guides.length]!;
  return (
    <Section intro={{ heading: article.nextGuide }} layout="spread">
      <LinkLines
        lines={[{ path: pathOf("blog-topic", next.slug), name: next.heading, summary: next.seo.description }]}
      />
    </Section>
  );
};
