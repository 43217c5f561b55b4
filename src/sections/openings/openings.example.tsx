import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import { samplePicture } from "../../components/kit/samples";
import { Opening } from "./opening";
import { OpeningLinks } from "./opening-links";
import { OpeningTerms } from "./opening-terms";
import { Openings } from "./openings";
import { RecruitingEmbed } from "./recruiting-embed";

const thrower: Queries.JobFragment = {
  slug: "flutter-developer",
  sample: true,
  seo: { title: "Thrower of bowls", description: "Sixty bowls a day, in Ahmedabad." },
  designation: null,
  heading: "Thrower of bowls",
  text: "You make sixty bowls a day, and no two that differ.",
  hue: "teal",
  image: samplePicture,
  location: "Ahmedabad",
  workplace: { town: "Ahmedabad", country: "IN" },
  remoteWithin: [],
  employmentType: "FULL_TIME",
  hours: "40 hours a week",
  pay: "€2,400 a month",
  createdAt: "2026-03-02",
  expiresAt: "2026-05-31",
  duties: [
    { heading: "Throw", text: "Bowls in the morning, plates after lunch." },
    { heading: "Teach", text: "Show two apprentices how it is done." },
  ],
  requirements: ["A year at the wheel", "Patience with wet clay"],
};

/** Without optional fields. */
const packer: Queries.JobFragment = {
  ...thrower,
  slug: "qa-engineer",
  heading: "Packer of parcels",
  text: "You see to it that nothing breaks on its way.",
  hue: "sun",
  image: null,
  employmentType: "PART_TIME",
  hours: null,
  pay: null,
  expiresAt: null,
  duties: [],
  requirements: ["A steady hand", "A liking for straw"],
};

const line = { location: "Ahmedabad", designation: null, image: null };

const plain: Queries.JobLineFragment[] = [
  { ...line, slug: "laravel-developer", heading: "Glazer", hue: "lilac", pay: "€2,100 a month", hours: null },
  { ...line, slug: "senior-react-developer", heading: "Stoker", hue: "sky", pay: null, hours: "Nights" },
];

const pictured: Queries.JobLineFragment[] = [thrower, packer].map((job) => ({
  ...job,
  image: samplePicture,
}));

const intro = { eyebrow: "Work with us", heading: "Openings", text: "Two places are free." };

export default () => (
  <>
    {/* The children are shown while no recruiting service is configured. */}
    <RecruitingEmbed intro={intro}>
      <Openings intro={intro} jobs={[thrower, packer]} />
    </RecruitingEmbed>
    <Section intro={{ heading: "Terms, without and with a closing day" }}>
      <div className={kit.stack(6)}>
        <OpeningTerms job={packer} posted="2 March 2026" closes={null} />
        <OpeningTerms job={thrower} posted="4 March 2026" closes="31 May 2026" />
      </div>
    </Section>
    <Opening job={thrower} />
    <Section intro={{ heading: "Links without pictures" }} tone="band">
      <OpeningLinks jobs={plain} />
    </Section>
    <Section intro={{ heading: "Links with pictures" }}>
      <OpeningLinks jobs={pictured} />
    </Section>
  </>
);
