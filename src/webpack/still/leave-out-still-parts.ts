import { join } from "node:path";
import type { Configuration } from "webpack";
import { stylesAlone, stylesQuery, withoutStillParts } from "./without-still-parts";

/** Changes what bundles are made of, before all other loaders. */
export const leaveOutStillParts = ({ module }: Configuration, source: string): void => {
  module?.rules?.push({
    test: /\.tsx?$/,
    include: source,
    enforce: "pre",
    use: {
      loader: join(source, "webpack/still/loader.cjs"),
      options: {
        change: (file: string, text: string, query: string, note: (file: string) => void) =>
          query === stylesQuery ? stylesAlone(file, text) : withoutStillParts(file, text, note),
      },
    },
  });
};
