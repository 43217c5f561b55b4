import type { GatsbyConfig } from "gatsby";
import { homeAddress, readSiteAddress } from "./src/config/site-address";
import { isPublished, showsDrafts, type Publication } from "./src/content-model/publication";
import { developFolder } from "./src/config/editor";
import { forwardApi } from "./src/plugins/forward-api";
import { serveEditor } from "./src/plugins/serve-editor";
import { sitePlugins } from "./src/plugins/site-plugins";
import { typeNameOfFile } from "./src/schema/type-name-of-file";
import { writtenTypes } from "./tools/build/install-types";

const { DEVELOP_API_URL } = process.env;
const address = readSiteAddress(process.env);
const siteUrl = homeAddress(address);
/** The same moment for all entries, so that a build is of one moment. */
const now = new Date();

const besideGatsby =
  (apiUrl: string): GatsbyConfig["developMiddleware"] =>
  (app) => {
    serveEditor(`${__dirname}/${developFolder}`)(app);
    forwardApi(apiUrl)(app);
  };

const config: GatsbyConfig = {
  siteMetadata: siteUrl ? { siteUrl } : {},
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: writtenTypes, generateOnBuild: true },
  // Applied only with `gatsby build --prefix-paths`, which tools/build.ts passes when a prefix is set.
  ...(address.assetPrefix ? { assetPrefix: address.assetPrefix } : {}),
  ...(address.pathPrefix ? { pathPrefix: address.pathPrefix } : {}),
  // `npm run develop` starts the API server next to Gatsby and proxies to it, so that both share one port.
  ...(DEVELOP_API_URL ? { developMiddleware: besideGatsby(DEVELOP_API_URL) } : {}),
  plugins: [
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-image",
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-plugin-sharp",
      // WebP unless a fragment asks for another format: other formats take several times the CPU time to encode.
      options: { defaults: { formats: ["webp"], quality: 82, placeholder: "none" } },
    },
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: `${__dirname}/content` } },
    {
      resolve: "gatsby-transformer-yaml",
      options: {
        typeName: ({ node, object }: { node: { relativePath: string }; object: Publication }) =>
          typeNameOfFile(node.relativePath, showsDrafts(process.env) || isPublished(object, now)),
      },
    },
    ...sitePlugins(__dirname, siteUrl),
  ],
};

export default config;
