export { onPreInit } from "./src/gatsby/on-pre-init";
export { onPreBuild } from "./src/gatsby/on-pre-build";
export { createSchemaCustomization } from "./src/gatsby/create-schema-customization";
export { createResolvers } from "./src/gatsby/create-resolvers";
export { createPages } from "./src/gatsby/create-pages";
export { onCreateWebpackConfig } from "./src/gatsby/on-create-webpack-config";
export { onPostBuild } from "./src/gatsby/on-post-build";
