import { z } from "zod";
import { defineEntity } from "../entity";
import { link, shape, text } from "../markers";

const navLink = shape("NavigationLink", "A link.", {
  label: text("What it says."),
  href: link("Where it leads."),
});

const navEntry = shape("NavigationEntry", "An entry of the main navigation.", {
  label: text("What it says."),
  href: link("Where it leads."),
  links: z.array(navLink).default([]).describe("Its submenu."),
});

const footerGroup = shape("FooterGroup", "A column of the footer.", {
  heading: text("Its heading."),
  links: z.array(navLink).min(1).describe("Its links."),
});

export const navigation = defineEntity({
  name: "navigation",
  location: "settings/navigation.yaml",
  schema: z.strictObject({
    main: z.array(navEntry).min(1).describe("Main navigation."),
    footer: z.array(footerGroup).min(1).describe("Columns of the footer."),
    legal: z.array(navLink).default([]).describe("Small links at the very end."),
  }),
});
