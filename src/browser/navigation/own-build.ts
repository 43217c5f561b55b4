import { assetBase } from "../../config/base-path";

const ask = async (): Promise<string | undefined> => {
  try {
    const response = await fetch(`${assetBase()}/page-data/app-data.json`);
    return response.ok ? ((await response.json()) as { id?: string }).id : undefined;
  } catch {
    return undefined;
  }
};

let asked: Promise<string | undefined> | undefined;

/**
 * Id of the build that this page came from; undefined when it cannot be had. Not in the page itself: one changed word would
 * have all pages written, compressed and deployed anew. Asked first when the page starts, as Gatsby asks for this file.
 */
export const ownBuild = (): Promise<string | undefined> => (asked ??= ask());
