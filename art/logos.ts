/**
 * Writes the technology logos that `content/shared/technologies.yaml` names: for each
 * `./images/technologies/<slug>-brand.svg` the brand, light and dark variants. Other SVG files in that folder are
 * deleted. `<slug>` is the icon's name in the package simple-icons, whose drawings are CC0; the trademarks belong to
 * their owners. To add a logo, name its three files in the YAML and run `npm run logos`.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as simpleIcons from "simple-icons";
import { contrast, readableOnBoth } from "./logo-colour";

const shared = join(__dirname, "../content/shared");
const folder = join(shared, "images/technologies");
const ink = "#1b1f3b";
const cream = "#fff8ef";
/** The backgrounds on which logos are hardest to see: the darkest of the light theme, the lightest of the dark. */
const grounds = { light: "#f6ead8", dark: ink };

const icons = new Map(Object.values(simpleIcons).map((icon) => [icon.slug, icon]));

function draw(path: string, colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="${colour}"><path d="${path}"/></svg>\n`;
}

function namedLogos(): string[] {
  const yaml = readFileSync(join(shared, "technologies.yaml"), "utf8");
  return [...new Set([...yaml.matchAll(/technologies\/([a-z0-9]+)-brand\.svg/g)].map((match) => match[1]!))];
}

function write(slug: string): string[] {
  const icon = icons.get(slug);
  if (!icon) throw new Error(`technologies.yaml names ${slug}, which simple-icons does not have`);
  const brand = `#${icon.hex.toLowerCase()}`;
  const shown = readableOnBoth(brand, grounds);
  const variants = { brand: shown, light: ink, dark: cream };
  if (shown !== brand) {
    const before = [grounds.light, grounds.dark]
      .map((ground) => contrast(brand, ground).toFixed(1))
      .join(" and ");
    process.stdout.write(`${slug}: ${brand} has a contrast of ${before}, drawn as ${shown}\n`);
  }
  return Object.entries(variants).map(([variant, colour]) => {
    const name = `${slug}-${variant}.svg`;
    writeFileSync(join(folder, name), draw(icon.path, colour));
    return name;
  });
}

mkdirSync(folder, { recursive: true });
const written = new Set(namedLogos().flatMap(write));
for (const name of readdirSync(folder)) {
  if (name.endsWith(".svg") && !written.has(name)) rmSync(join(folder, name));
}
process.stdout.write(`${written.size} files in content/shared/images/technologies\n`);
