/** One thing a maintainer has to mend. */
export interface Fault {
  /** Path from the project's root, `content/services/x.yaml`. */
  file: string;
  /** From 1; absent where the file itself is the fault. */
  line?: number;
  column?: number;
  /** Where in the file: `seo.title`, `tabs[2].label`. */
  path: string;
  /** What was found, what was expected, how to mend it. */
  message: string;
}

/** `content/services/x.yaml:12:3  seo.title: …` */
export const formatFault = ({ file, line, column, path, message }: Fault): string => {
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  return `${place}  ${path ? `${path}: ` : ""}${message}`;
};

export const formatPath = (path: readonly PropertyKey[]): string =>
  path
    .map((part, index) =>
      typeof part === "number" ? `[${part}]` : `${index === 0 ? "" : "."}${String(part)}`,
    )
    .join("");
