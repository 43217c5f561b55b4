/** Replaces in the bundles what no browser runs: `react-helmet`, and Gatsby's scripts, which the site does not use. */
export const Helmet = (): null => null;
