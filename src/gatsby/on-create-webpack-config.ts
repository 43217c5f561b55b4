import type { CreateWebpackConfigArgs } from "gatsby";

/** Source maps would be published with the pages; the server withholds them, so none are made. */
export const onCreateWebpackConfig = ({ stage, actions }: CreateWebpackConfigArgs): void => {
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false });
};
