import type { CreateWebpackConfigArgs } from "gatsby";
import type { Configuration, WebpackPluginInstance } from "webpack";

interface CssExtraction extends WebpackPluginInstance {
  options: { ignoreOrder?: boolean };
}

const isCssExtraction = (plugin: unknown): plugin is CssExtraction =>
  (plugin as object | undefined)?.constructor.name === "MiniCssExtractPlugin";

/**
 * No source maps, which would be published with the pages. And no warnings about the order of stylesheets: class names
 * are scoped and the global styles stand in a layer, so their order means nothing.
 */
export const onCreateWebpackConfig = ({ stage, actions, getConfig }: CreateWebpackConfigArgs): void => {
  if (stage !== "build-javascript") return;
  const config = getConfig() as Configuration;
  for (const plugin of config.plugins ?? []) {
    if (isCssExtraction(plugin)) plugin.options.ignoreOrder = true;
  }
  actions.replaceWebpackConfig({ ...config, devtool: false });
};
