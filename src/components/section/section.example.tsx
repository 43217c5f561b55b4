import { Section } from "./section";

export default () => (
  <>
    {(["plain", "band", "soft", "hue", "panel", "feature", "dark"] as const).map((tone) => (
      <Section
        key={tone}
        tone={tone}
        hue="teal"
        layout="spread"
        intro={{ eyebrow: "A small line", heading: `On ${tone}`, text: "What it is about, in a sentence." }}
      >
        <p>What is in it.</p>
      </Section>
    ))}
  </>
);
