export interface ByteRange {
  start: number;
  /** The last byte, inclusive. */
  end: number;
}

/** The one range that a `Range` header requests; `whole` if the header is missing, invalid or has several ranges. */
export const byteRange = (
  header: string | undefined,
  size: number,
): ByteRange | "whole" | "unsatisfiable" => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!match) return "whole";
  const [, first = "", last = ""] = match;
  if (!first && !last) return "whole";
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (first && last && Number(last) < start) return "whole";
  return start > end || start >= size ? "unsatisfiable" : { start, end };
};
