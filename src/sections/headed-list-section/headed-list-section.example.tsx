import { HeadedListSection } from "./headed-list-section";

const lists: Queries.HeadedListFragment[] = [
  { header: "Shape", list: ["Wedge the clay", "Throw the bowl"] },
  { header: "Fire", list: ["Dry it for a week", "Heat it slowly"] },
  { header: "Sell", list: ["Photograph it", "Put it in the shop"] },
];

const tools: Queries.HeadedListFragment[] = [
  { header: "On the bench", list: ["Wire", "Sponge"] },
  { header: "In the shop", list: ["React", "PostgreSQL"] },
];

const HeadedListSectionExample = () => (
  <div data-hue="teal">
    {(["phases", "stairs", "ledger"] as const).map((look) => (
      <HeadedListSection
        key={look}
        intro={{ eyebrow: "How a bowl is made", heading: `Look: ${look}`, text: "From a lump to a parcel." }}
        lists={lists}
        look={look}
        tone="band"
        layout="spread"
      />
    ))}
    <HeadedListSection
      intro={{ heading: "Look: chips", text: "An entry may lead somewhere." }}
      lists={tools}
      look="chips"
      linkOf={(entry) => (entry === "React" ? "/hire/react-js-developer" : undefined)}
    />
  </div>
);

export default HeadedListSectionExample;
