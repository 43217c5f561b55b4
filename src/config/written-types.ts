/** Where Gatsby writes the query types. It writes in several steps, so editors should not read this file. */
export const writtenTypes = ".cache/gatsby-types.d.ts";
