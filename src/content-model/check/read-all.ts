import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { entities } from "../entities/entities";
import { ownsFile, type Entity } from "../entity";
import { readYamlFile } from "../parse-yaml-file";
import { contentFile, type ContentFile, type Place } from "./content-file";
import type { Fault } from "./fault";
import { filesUnder } from "./files-under";

/** A file that is unreadable, or that no kind of content has a place for. */
export interface Unread {
  file: string;
  entity?: Entity;
}

const strayFault = (file: string): Fault => ({
  file,
  path: "",
  message: "no kind of content lives here. Move the file, or give it the ending .yaml.",
});

/** Reads a file: its content, if it is readable, and the faults of its text. */
const readContentFile = (place: Place): { content?: ContentFile; faults: Fault[] } => {
  const { isReadable, value, problems } = readYamlFile(place.absolute);
  const text = () => readFileSync(place.absolute, "utf8");
  return {
    faults: problems.map((problem) => ({ file: place.file, path: "", ...problem })),
    ...(isReadable && { content: contentFile(place, value, text) }),
  };
};

/** All content files under `root/content`, and the faults in their syntax and characters. */
export const readAll = (root: string) => {
  const contentRoot = join(root, "content");
  const read = filesUnder(contentRoot, /\.ya?ml$/).map((absolute) => {
    const path = relative(contentRoot, absolute).split(sep).join("/");
    const file = `content/${path}`;
    const entity = entities.find((candidate) => ownsFile(candidate, path));
    return entity
      ? { file, entity, ...readContentFile({ file, absolute, entity }) }
      : { file, faults: [strayFault(file)] };
  });
  const unread: Unread[] = read.filter((each) => !("content" in each && each.content));
  return {
    contents: read.flatMap((each) => ("content" in each && each.content) || []),
    unread,
    faults: read.flatMap(({ faults }) => faults),
  };
};
