/** File in which `npm run develop` keeps the content's faults, one per line, for Gatsby's process. */
export const faultsFile = ".cache/content-faults.json";

/** URL of the event stream that tells open pages about faults of the content. */
export const faultsPath = "/___faults";
