import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { LineCounter, parse, parseDocument } from "yaml";
import { formatPath, type Fault } from "../../src/content-model/check/fault";
import { filesUnder } from "../../src/content-model/check/files-under";
import { markedValues, type MarkedValue } from "../../src/content-model/check/marked-values";
import { ownsFile, type Entity } from "../../src/content-model/entity";
import { faq } from "../../src/content-model/entities/faq";
import { entities } from "../../src/content-model/entities/entities";
import { isLeftOut, partOfKind, partOfPath, type PartName } from "../../src/content-model/parts";
import { readLeftOutParts } from "../../src/content-model/read-parts";

const links = /\]\((\/[^)\s]*)\)/g;

interface Source {
  file: string;
  text: string;
  values: MarkedValue[];
  entity: Entity;
}

/** The content files of the parts that the site has. */
const shownFiles = (root: string, isOut: (part: PartName | undefined) => boolean): Source[] => {
  const content = join(root, "content");
  return filesUnder(content, /\.yaml$/).flatMap((absolute): Source[] => {
    const path = relative(content, absolute).split(sep).join("/");
    const entity = entities.find((candidate) => ownsFile(candidate, path));
    if (!entity || isOut(partOfKind(entity.name))) return [];
    const text = readFileSync(absolute, "utf8");
    const values = markedValues(entity.schema, parse(text));
    return [{ file: `content/${path}`, text, values, entity }];
  });
};

const slugOf = ({ values }: Source): string | undefined =>
  values.find(({ marker }) => marker.kind === "slug")?.value;

/** A fault at the line of each of these values. */
const told = ({ file, text }: Source, values: readonly MarkedValue[], message: string): Fault[] => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  return values.map(({ path }): Fault => {
    const node = document.getIn(path, true) as { range?: [number] } | undefined;
    const { line } = lines.linePos(node?.range?.[0] ?? 0);
    return { file, line, path: formatPath(path), message };
  });
};

/** Sentences that lost a link to a left-out part but still contain its text. */
export const unlinkedSentences = (root: string): Fault[] => {
  const parts = readLeftOutParts(root);
  const isOut = (part: PartName | undefined): boolean => isLeftOut(part, parts);
  const files = shownFiles(root, isOut);
  const asked = new Set(
    files.flatMap(({ values }) =>
      values.flatMap(({ marker, value }) =>
        marker.kind === "reference" && marker.entity === faq.name ? [value] : [],
      ),
    ),
  );
  // Questions are shown only if a page refers to their file.
  const shown = files.filter((source) => source.entity !== faq || asked.has(slugOf(source) ?? ""));
  return shown.flatMap((source) => {
    const lost = source.values.filter(
      ({ marker, value }) =>
        marker.kind === "markdown" &&
        [...value.matchAll(links)].some(([, to]) => isOut(partOfPath(to ?? ""))),
    );
    return told(source, lost, "linked to a page that the site no longer has; read the sentence again.");
  });
};

/** Words about the site's first owner, a pottery. */
const houseWords = /\b(?:clay|kilns?|pots?|potters?|pottery|fired|by hand)\b/i;

/** Sentences about the first owner. Not alternative texts, which are right as long as the pictures stay. */
export const sentencesOfFirstOwner = (root: string): Fault[] =>
  shownFiles(root, () => false).flatMap((source) => {
    const spoken = source.values.filter(
      ({ marker, value, path }) =>
        (marker.kind === "text" || marker.kind === "markdown") &&
        !/^alt|Alt$/.test(String(path.at(-1))) &&
        houseWords.test(value),
    );
    return told(source, spoken, "has words of the first owner (clay, kiln, by hand). Are they yours too?");
  });

/** Places in the content with a name or year that is no longer the company's. */
export const placesWith = (root: string, name: string, advice: string): Fault[] =>
  filesUnder(join(root, "content"), /\.(yaml|svg)$/).flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((text, index): Fault[] => {
        if (!text.toLowerCase().includes(name.toLowerCase())) return [];
        const place = relative(root, file).split(sep).join("/");
        return [
          {
            file: place,
            line: index + 1,
            path: "",
            message: `says “${name}”. ${advice}`,
          },
        ];
      }),
  );
