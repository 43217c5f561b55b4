import type { GatsbyConfig } from "gatsby";
import { homeAddress, readSiteAddress } from "./src/config/site-address";
import { writtenTypes } from "./src/config/keep-assets";
import { isPublished, showsDrafts, type Publication } from "./src/content-model/publication";
import { readLeftOutParts } from "./src/content-model/read-parts";
import { developFolder } from "./src/config/editor";
import { forwardApi, serveEditor, openWithExamples, showFaults } from "./src/plugins/develop-server";
import { sitePlugins } from "./src/plugins/site-plugins";
import { dropParts, typeNameOfFile } from "./src/schema/type-name-of-file";

const { DEVELOP_API_URL } = process.env;
const address = readSiteAddress(process.env);
const siteUrl = homeAddress(address);
/** One moment for all entries, so that they are published or hidden alike. */
const now = new Date();
const leftOut = readLeftOutParts(__dirname);

const besideGatsby =
  (apiUrl: string): GatsbyConfig["developMiddleware"] =>
  (app) => {
    openWithExamples(__dirname)(app);
    serveEditor(`${__dirname}/${developFolder}`)(app);
    forwardApi(apiUrl)(app);
    showFaults(__dirname)(app);
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
    // For links in Markdown.
    "gatsby-plugin-catch-links",
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
        // Gatsby asks for the type before the object's node exists.
        typeName: ({ node, object }: { node: { relativePath: string }; object: Publication }) =>
          typeNameOfFile(
            node.relativePath,
            dropParts(node.relativePath, object, leftOut) &&
              (showsDrafts(process.env) || isPublished(object, now)),
          ),
      },
    },
    ...sitePlugins(__dirname, siteUrl),
  ],
};

export default config;
