import { actionOf } from "../../components/kit/samples";
import { ItemSection } from "./item-section";
import { Reasons } from "./reasons";
import { Trial } from "./trial";

const section: Queries.ItemSectionFragment = {
  eyebrow: "A bowl of your own",
  heading: "Look: steps",
  text: "From the first sketch to the parcel.",
  items: [
    { heading: "Draw", text: "A sketch on paper is enough." },
    { heading: "Throw", text: "We make three, and you choose one." },
    { heading: "Fire", text: "It takes two days to cool." },
  ],
  actions: [actionOf("Order one", "/contact-us")],
};

const ready: Queries.ItemSectionFragment["items"] = [
  { heading: "The size", text: "In centimetres, or as a cup that you like." },
  { heading: "The colour", text: "Our glazes have numbers." },
];

const trialDays: Queries.ItemSectionFragment["items"] = [
  { heading: "A wheel is yours", text: "It has your name on it." },
  { heading: "Day 2: the first pot", text: "It will be crooked." },
  { heading: "Day 15: you decide", text: "Stay, or take your pots home." },
];

export default () => (
  <>
    <ItemSection section={section} look="steps" />
    <ItemSection
      section={{
        ...section,
        heading: "Look: steps, with an aside",
        items: [...section.items, ...ready].slice(0, 4),
      }}
      look="steps"
      tone="band"
      after={<p>What stands after it: beside the list, below the heading.</p>}
    />
    <ItemSection section={{ ...section, heading: "Look: checklist", items: ready }} look="checklist" />
    <ItemSection section={{ ...section, heading: "Look: cases" }} look="cases" tone="band" />
    <Reasons section={{ ...section, heading: "Reasons", items: [...section.items, ...ready].slice(0, 4) }} />
    <Trial section={{ ...section, heading: "A trial of three texts", items: trialDays }} />
    <Trial
      section={{
        ...section,
        heading: "A trial of two texts",
        items: trialDays.slice(1).reverse(),
        actions: [],
      }}
    />
  </>
);
