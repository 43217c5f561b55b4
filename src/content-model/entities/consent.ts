import { z } from "zod";
import { defineEntity } from "../entity";
import { link, shape, text } from "../markers";

const category = (what: string) =>
  shape("ConsentCategory", what, {
    heading: text("What it is called."),
    text: text("What it covers, and what refusing it means."),
  });

export const consent = defineEntity({
  name: "consent",
  typeName: "ConsentSettings",
  location: "settings/consent.yaml",
  schema: z.strictObject({
    banner: shape("ConsentBanner", "The first question.", {
      heading: text("The question."),
      text: text("What is asked for."),
      accept: text("Button that agrees."),
      refuse: text("Button that refuses."),
      choose: text("Button that opens the settings."),
    }),
    settings: shape("ConsentChoices", "The settings, which the footer opens.", {
      button: text("Button in the footer."),
      heading: text("Heading."),
      accept: text("Button that agrees to everything."),
      refuse: text("Button that refuses all that can be refused."),
      save: text("Button that keeps the switches as they are."),
      close: text("Name of the button that closes."),
      necessary: category("What cannot be refused."),
      analytics: category("Tag manager, heat map and attribution."),
    }),
    privacy: shape("ConsentPrivacyLink", "The link under the question.", {
      label: text("What it says."),
      href: link("The privacy page."),
    }),
  }),
});
