/**
 * Takes the screenshots of the case studies' products, and saves them as WebP: the close views of their challenges in
 * `content/case-studies/images`; the screens that clay devices show, twice as large, in `screens/shown`.
 *
 *   npm run screens -- [--browser PATH] [part of a name …]
 *
 * Without names, all are taken. Without `--browser`, the browser is the one that the tests use.
 */
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { openBrowser } from "../browser";
import { documentOf, sizes } from "./kit/picture";
import { pictures } from "./products";

const content = join(__dirname, "../../content/case-studies/images");
const shown = join(__dirname, "shown");
const limit = 150 * 1024;

const { values, positionals } = parseArgs({
  options: { browser: { type: "string" } },
  allowPositionals: true,
});

/** Above and below a sheet on phones. */
const margin = 34;

/** Makes a sheet that is higher than that smaller. */
const keepMargin = (room: number): void => {
  const sheet = document.querySelector<HTMLElement>(".panel")?.parentElement;
  const share = sheet ? room / sheet.getBoundingClientRect().height : 1;
  if (sheet && share < 1) sheet.style.transform += ` scale(${share})`;
};

const main = async (): Promise<void> => {
  const wanted = pictures.filter(
    ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
  );
  const browser = await openBrowser(values.browser);
  for (const picture of wanted) {
    const { width, height } = sizes[picture.size];
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 });
    await page.setContent(documentOf(picture));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    if (picture.size === "narrow") await page.evaluate(keepMargin, height - 2 * margin);
    const photograph = await page.screenshot({ omitBackground: true });
    await page.close();
    const close = picture.size === "close" || picture.size === "narrow";
    const file = await sharp(photograph)
      .resize(picture.size === "close" ? width : picture.size === "narrow" ? 1.5 * width : 2 * width)
      .webp({ quality: 90, smartSubsample: true })
      .toBuffer();
    const path = join(close ? content : shown, `${picture.name}.webp`);
    writeFileSync(path, file);
    const size = `${Math.round(file.length / 1024)} KB`;
    console.log(`${relative(process.cwd(), path)}  ${size}${file.length > limit ? "  over 150 KB" : ""}`);
  }
  await browser.close();
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
