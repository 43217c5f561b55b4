/** Where `npm run develop` keeps the faults of the content, a list of lines; Gatsby's process reads it. */
export const faultsFile = ".cache/content-faults.json";

/** Where open pages hear that the content broke, or was mended. */
export const faultsPath = "/___faults";
