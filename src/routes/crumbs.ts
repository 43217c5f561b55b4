/** One step of a breadcrumb trail. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** Pages above `path`, the home page first and `path` itself last; folders without a page are left out. */
export const crumbsOf = (path: string, names: ReadonlyMap<string, string>): Crumb[] => {
  const parts = path.split("/").filter(Boolean);
  const paths = ["/", ...parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`)];
  return [...new Set(paths)].flatMap((step) => {
    const name = names.get(step);
    return name === undefined ? [] : [{ name, path: step }];
  });
};
