import { writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";
import { hues } from "../content-model/entities/shapes";
import { site } from "../content-model/entities/site";
import { readSettings } from "../content-model/read-settings";
import { textAt } from "../content-model/records";
import type { PublicPage } from "./made-pages";
import type { PublishedPage } from "./markdown-copies/publish-markdown-copies";

/** Input of a page's sharing picture. */
export const sharingRecord = z.object({
  path: z.string(),
  title: z.string(),
  /** The kind of page, in the site's language. */
  kind: z.string(),
  hue: z.string(),
  /** The page's clay picture, an absolute path. */
  picture: z.string(),
  /** The picture's variant for the dark theme. */
  night: z.string().optional(),
  /** Whether the picture was made for this use, so that nothing is added to it. */
  isWhole: z.boolean(),
});

export type SharingRecord = z.output<typeof sharingRecord>;

/** The build creates the pictures after Gatsby, which cannot load the package that sets the titles. */
export const sharingRecordsFile = ".cache/sharing-records.json";

const defaultHue = "lilac";
const plainHues: readonly string[] = hues;

/** The picture at the top of a page, which kinds of content name differently. */
const pictureOf = ({ file, fields }: PublicPage): Pick<SharingRecord, "picture" | "night"> | undefined => {
  for (const place of [["seo"], ["hero"], [], ["caseStudyBanner"]]) {
    const [day, night] = ["image", "imageNight"].map((key) => textAt(fields, ...place, key));
    if (day === undefined) continue;
    return { picture: resolve(dirname(file), day), ...(night && { night: resolve(dirname(file), night) }) };
  }
  return undefined;
};

/** The title without its kind, because “Portfolio: apps” below the word “Portfolio” would repeat it. */
const withoutKind = (title: string, kind: string): string => {
  if (!title.startsWith(`${kind}: `)) return title;
  const rest = title.slice(kind.length + 2);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};

/**
 * One record per page; pages without a picture use the home page's. `tagline`: text above the titles of pages that are
 * in no list.
 */
const sharingRecords = (pages: readonly PublishedPage[], tagline: string): SharingRecord[] => {
  const home = pages.find(({ page }) => page.path === "/");
  const fallback = home && pictureOf(home.page);
  return pages.flatMap(({ page, title, group }) => {
    const { fields } = page;
    const hue = textAt(fields, "hue") ?? textAt(fields, "hero", "hue") ?? defaultHue;
    const picture = pictureOf(page) ?? fallback;
    if (!picture) return [];
    // The trail of a page in a list: the home page, the list, the page.
    const hasList = page.trail.length > 2;
    const kind = hasList ? group : (textAt(fields, "hero", "eyebrow") ?? tagline);
    return {
      ...{ path: page.path, title: withoutKind(title, kind), kind, ...picture },
      // Mixed hues are not in the settings. Pictures of case studies have a background of their own.
      hue: plainHues.includes(hue) ? hue : defaultHue,
      isWhole: textAt(fields, "seo", "image") !== undefined,
    };
  });
};

export const keepSharingRecords = (root: string, pages: readonly PublishedPage[]): void => {
  const { tagline } = readSettings(root, site);
  writeFileSync(join(root, sharingRecordsFile), JSON.stringify(sharingRecords(pages, tagline)));
};
