import { graphql } from "gatsby";
import { LinkPanel, LinkPanels } from "../../components/link-panels/link-panels";
import { pathOf } from "../../routes/page-table";
import * as kit from "../../components/kit/kit";

export const jobLineFragment = graphql`
  fragment JobLine on Job {
    slug
    heading
    hue
    location
    pay
    hours
    designation
    image {
      ...TilePicture
    }
  }
`;

/** All openings, with their salaries. */
export const OpeningLinks = ({ jobs }: { jobs: readonly Queries.JobLineFragment[] }) => (
  <LinkPanels columns={jobs.length === 3 ? 3 : 4}>
    {jobs.map(({ slug, heading, hue, image, location, pay, hours }) => (
      <LinkPanel key={slug} to={pathOf("job", slug)} name={heading} hue={hue} picture={image}>
        {pay && <p className={kit.text(["strong"])}>{pay}</p>}
        <p className={kit.text(["soft", "sm"])}>{[location, hours].filter(Boolean).join(" · ")}</p>
      </LinkPanel>
    ))}
  </LinkPanels>
);
