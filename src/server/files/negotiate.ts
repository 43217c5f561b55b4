import type { Encoding, LoadedFile, Variant } from "./file-entry";

/** The smallest representation of a file that the client accepts. */
export const negotiate = (file: LoadedFile, acceptEncoding: string | undefined): Variant => {
  if (!acceptEncoding) return file.plain;
  const { br, gzip } = file.encoded;
  if (br && accepts(acceptEncoding, "br")) return br;
  if (gzip && accepts(acceptEncoding, "gzip")) return gzip;
  return file.plain;
};

const accepts = (header: string, encoding: Encoding): boolean =>
  header.split(",").some((part) => {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

/** Whether `If-None-Match` names this ETag, so that the client already has the file. */
export const isUnchanged = (ifNoneMatch: string | undefined, etag: string): boolean => {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag || tag.trim() === "*");
};
