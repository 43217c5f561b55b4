import type { GatsbyConfig } from "gatsby";
import { forwardApi } from "./src/gatsby/forward-api";
import { sitePlugins } from "./src/gatsby/site-plugins";
import { typeNameOfFile } from "./src/gatsby/type-name-of-file";

const { SITE_URL, ASSET_PREFIX, PATH_PREFIX, DEVELOP_API_URL } = process.env;

const config: GatsbyConfig = {
  siteMetadata: SITE_URL ? { siteUrl: SITE_URL.replace(/\/+$/, "") } : {},
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  ...(ASSET_PREFIX ? { assetPrefix: ASSET_PREFIX } : {}),
  ...(PATH_PREFIX ? { pathPrefix: PATH_PREFIX } : {}),
  // `npm run develop` starts the forms' server beside Gatsby and shows both on one port.
  ...(DEVELOP_API_URL ? { developMiddleware: forwardApi(DEVELOP_API_URL) } : {}),
  plugins: [
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-image",
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-plugin-sharp",
      // WebP, where a fragment asks for nothing else: other formats cost several times the processor time of a build.
      options: { defaults: { formats: ["webp"], quality: 82, placeholder: "none" } },
    },
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: `${__dirname}/content` } },
    {
      resolve: "gatsby-transformer-yaml",
      options: {
        typeName: ({ node }: { node: { relativePath: string } }) => typeNameOfFile(node.relativePath),
      },
    },
    ...sitePlugins(__dirname, SITE_URL),
  ],
};

export default config;
