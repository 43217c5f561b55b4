import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { filesUnder } from "../content-model/check/files-under";
import { kitPath } from "../routes/hidden-paths";
import type { KitContext } from "../showcase/kit-page";

const folder = resolve("src/components");

const sources = (): Record<string, string> =>
  Object.fromEntries(
    filesUnder(folder, /\.example\.tsx$/).map((file) => [
      file.replace(folder, "."),
      readFileSync(file, "utf8"),
    ]),
  );

/** The page of all components, where drafts are shown too. */
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
