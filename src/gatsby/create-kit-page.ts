import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { filesUnder } from "../content-model/check/files-under";
import { kitPath } from "../routes/hidden-paths";
import type { KitContext } from "../showcase/kit-page";

const source = resolve("src");

const sources = (): Record<string, string> =>
  Object.fromEntries(
    ["components", "sections"]
      .flatMap((room) => filesUnder(resolve(source, room), /\.example\.tsx$/))
      .map((file) => [relative(source, file), readFileSync(file, "utf8")]),
  );

/** The page of all components and sections, for which drafts are shown too. */
export const createKitPage = ({ actions }: CreatePagesArgs): void => {
  actions.createPage<KitContext>({
    path: kitPath,
    component: resolve("src/showcase/kit-page.tsx"),
    context: {
      slug: "",
      pagePath: kitPath,
      crumbs: [
        { name: "Home", path: "/" },
        { name: "Kit", path: kitPath },
      ],
      sources: sources(),
    },
  });
};
