declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module "*.woff2" {
  const url: string;
  export default url;
}

/** A file that the build copies unchanged; the import is its URL. */
declare module "!!file-loader*" {
  const address: string;
  export default address;
}

/** Webpack's list of the modules in a folder. */
interface ImportMeta {
  webpackContext: (
    folder: string,
    options: { recursive: boolean; regExp: RegExp },
  ) => { (path: string): unknown; keys: () => string[] };
}
