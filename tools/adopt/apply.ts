import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { filesUnder } from "../../src/content-model/check/files-under";
import type { SiteSettings } from "../../src/content-model/entities/site";
import type { Theme } from "../../src/content-model/entities/theme";
import { partNames } from "../../src/content-model/parts";
import type { Answers } from "./answers";
import { shadesOf } from "./shades";

const siteFile = "content/settings/site.yaml";
const themeFile = "content/settings/theme.yaml";
const specification = "__tests__/specification/applies.ts";

/** Values by their path in a settings file; undefined deletes a key. */
type Changes = readonly (readonly [path: readonly (string | number)[], value: unknown])[];

/** Changes values only, so that comments stay. */
const change = (root: string, path: string, changes: Changes): string[] => {
  const given = changes.filter(([, value]) => value !== undefined);
  const document = parseDocument(readFileSync(join(root, path), "utf8"));
  for (const [place, value] of given) {
    if (value === null) document.deleteIn(place);
    else document.setIn(place, value);
  }
  if (given.length === 0) return [];
  writeFileSync(join(root, path), document.toString({ lineWidth: 0 }));
  return [path];
};

const read = <T>(root: string, path: string): T =>
  parseDocument(readFileSync(join(root, path), "utf8")).toJS() as T;

const siteChanges = (answers: Answers, { sales }: SiteSettings): Changes => {
  const { name, tagline, description, founded, email, phone, without } = answers;
  const careers = answers.careersEmail ?? email;
  return [
    [["company"], name],
    [["tagline"], tagline],
    [["description"], description],
    [["foundingYear"], founded],
    [["sales", "email"], email],
    [["security", "contact"], email && `mailto:${email}`],
    [["recruitment", "email"], careers],
    ...["sales", "recruitment"].flatMap((who) => [
      [[who, "phone"], phone] as const,
      [[who, "messaging"], phone] as const,
    ]),
    [["sales", "skype"], email && sales.skype?.endsWith(".example") ? null : undefined],
    ...partNames.map((part) => [["parts", part], without && !without.includes(part)] as const),
  ];
};

const themeChanges = ({ headings, text, radius, colour }: Answers, theme: Theme): Changes => {
  const shades = colour ? Object.entries(shadesOf(colour, theme)) : [];
  return [
    [["fonts", "headings"], headings],
    [["fonts", "text"], text],
    [["radius"], radius],
    ...shades.flatMap(([group, colours]) =>
      Object.entries(colours as Record<string, string>).map(([key, value]) => [[group, key], value] as const),
    ),
  ];
};

/** Writes the answers into the settings, and the colour into drawings that have the brand's. Returns the changes. */
export const applyAnswers = (root: string, answers: Answers): string[] => {
  const theme = read<Theme>(root, themeFile);
  const changed = [
    ...change(root, siteFile, siteChanges(answers, read<SiteSettings>(root, siteFile))),
    ...change(root, themeFile, themeChanges(answers, theme)),
  ];
  const { brand } = read<Theme>(root, themeFile).palette;
  // Writes the theme's brand colour, not the answer from which it was derived, so that the next change finds it.
  for (const drawing of filesUnder(join(root, "content"), /\.svg$/)) {
    const text = readFileSync(drawing, "utf8");
    const painted = text.replaceAll(theme.palette.brand, brand);
    if (painted !== text) writeFileSync(drawing, painted);
  }
  const held = readFileSync(join(root, specification), "utf8");
  writeFileSync(
    join(root, specification),
    held.replace("specificationApplies = true", "specificationApplies = false"),
  );
  return changed;
};
