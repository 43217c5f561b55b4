/** Webpack's list of the modules in a folder. */
interface ImportMeta {
  webpackContext: (
    folder: string,
    options: { recursive: boolean; regExp: RegExp },
  ) => { (path: string): unknown; keys: () => string[] };
}
