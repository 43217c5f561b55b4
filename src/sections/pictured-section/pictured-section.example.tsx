import * as kit from "../../components/kit/kit";
import { samplePicture } from "../../components/kit/samples";
import { PicturedList } from "./pictured-list";
import { PicturedSection } from "./pictured-section";

const picture = { image: samplePicture, alt: "" };

const items: Queries.PicturedSectionFragment["items"] = [
  { heading: "Clay", text: "From a pit ten miles away.", ...picture },
  { heading: "Glaze", text: "Mixed here, and noted down.", ...picture },
  { heading: "Fire", text: "Two kilns, one of them patient.", ...picture },
  { heading: "Code", text: "Tested like the cups.", ...picture },
];

export default () => (
  <>
    <PicturedSection
      section={{ eyebrow: "Small", heading: "Look: fine", text: "Picture beside text.", items }}
      look="fine"
    />
    <PicturedSection
      section={{ eyebrow: "Large", heading: "Look: niches", text: "Each in its own hue.", items }}
      look="niches"
      tone="band"
    />
    <div className={kit.pageWidth(kit.stack(5))}>
      <h2>The list alone, look: rows</h2>
      <PicturedList items={items} look="rows" />
    </div>
  </>
);
