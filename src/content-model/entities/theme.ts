import { z } from "zod";
import { defineEntity } from "../entity";
import { image, shape, verbatim } from "../markers";

const colour = (description: string) =>
  verbatim(description).regex(/^#[0-9a-f]{6}$/, { message: "a colour such as #ff6b4a, in small letters" });

const shades = (typeName: string, description: string) =>
  shape(typeName, description, {
    ink: colour("Text."),
    inkSoft: colour("Text of less weight."),
    ground: colour("Ground of the page."),
    surface: colour("Ground of cards and fields."),
    band: colour("Ground of every other band."),
    lineStrong: colour("Edge of fields."),
    brandDeep: colour("Links, and the small lines over headings."),
    brandSoft: colour("Tint of the first hue."),
    tealSoft: colour("Tint of the second."),
    sunSoft: colour("Tint of the third."),
    lilacSoft: colour("Tint of the fourth."),
    skySoft: colour("Tint of the fifth."),
    feature: colour("Ground of panels that stand out."),
    onFeature: colour("Text there."),
    onFeatureSoft: colour("Text of less weight there."),
    onBrand: colour("Words on the main button."),
    footer: colour("Ground of the footer."),
    footerSoft: colour("Text of less weight there; other text there is cream."),
    danger: colour("What is wrong."),
    success: colour("What went well."),
  });

const family = (description: string) =>
  verbatim(description).regex(/^[A-Z][A-Za-z0-9]*( [A-Za-z0-9]+)*$/, {
    message: "the name of a family, such as Instrument Sans",
  });

export const theme = defineEntity({
  name: "theme",
  typeName: "ThemeSettings",
  location: "settings/theme.yaml",
  schema: z.strictObject({
    mark: image("The logo's picture, a square SVG; all icons are made of it."),
    fonts: shape(
      "ThemeFonts",
      "Families of fontsource.org that have a variable font. A developer then cuts them anew.",
      {
        headings: family("Of headings and the logo."),
        text: family("Of everything else."),
      },
    ),
    radius: z.int().min(0).max(48).describe("Corners of cards, in pixels; all others follow."),
    palette: shape("ThemePalette", "Colours that are the same by day and by night.", {
      night: colour("Dark words on hues; dark grounds and shadows are made of it."),
      cream: colour("Light words on dark grounds."),
      brand: colour("First hue: the main button and the mark."),
      teal: colour("Second hue."),
      sun: colour("Third hue; selected text."),
      lilac: colour("Fourth hue; the ring around what has the focus."),
      sky: colour("Fifth hue."),
    }),
    day: shades("ThemeShades", "Colours of the light theme."),
    night: shades("ThemeShades", "Colours of the dark theme."),
  }),
});

export type Theme = z.infer<typeof theme.schema>;
