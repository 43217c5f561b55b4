/** A picture for examples: the site's favicon, which every build has. */
export const samplePicture = { publicURL: "/favicon.svg", childImageSharp: null };
