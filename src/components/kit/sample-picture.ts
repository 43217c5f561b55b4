/** A picture for examples: the site's own mark, which every build has. */
export const samplePicture = { publicURL: "/favicon.svg", childImageSharp: null };
