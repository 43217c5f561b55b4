/** One fault for a maintainer to fix. */
export interface Fault {
  /** Path from the project's root, `content/services/x.yaml`. */
  file: string;
  /** Starts at 1; undefined when the fault is the file itself. */
  line?: number;
  column?: number;
  /** Path of the value in the file: `seo.title`, `tabs[2].label`. */
  path: string;
  /** What was found, what was expected, how to fix it. */
  message: string;
  /** The missing target: a page's path, or the result of `referenceTarget`. */
  target?: string;
}

export const referenceTarget = (kind: string, slug: string): string => `${kind} ${slug}`;

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
