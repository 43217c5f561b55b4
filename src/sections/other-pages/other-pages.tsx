import { graphql } from "gatsby";
import { LinkLines } from "../../components/link-lines/link-lines";
import { Section } from "../../components/section/section";
import { pathOf } from "../../routes/page-table";

export const otherPagesFragment = graphql`
  fragment OtherPages on OtherPages {
    ...OtherPagesFields
    pages {
      slug
      name
      summary
      image {
        ...TilePicture
      }
    }
  }
`;

/** Links to sibling pages as lines, each with a picture. */
export const OtherPages = ({ section }: { section: Queries.OtherPagesFragment }) => (
  <Section intro={section} half>
    <LinkLines
      look="half"
      lines={section.pages.map(({ slug, name, summary, image }) => ({
        path: pathOf("hire-page", slug),
        name,
        summary,
        object: image,
      }))}
    />
  </Section>
);
