import type { CmsConfig } from "@sveltia/cms";
import type { SiteSettings } from "../content-model/entities/site";

type Repository = NonNullable<SiteSettings["editor"]>;

/** Path of a self-hosted server's API, by its kind. */
const apiPaths = { github: "/api/v3", gitlab: "/api/v4", gitea: "/api/v1" };

const github = "https://github.com";

const originOf = ({ repository }: Repository): string => new URL(repository).origin;

const apiOf = (setting: Repository): string =>
  originOf(setting) === github ? "https://api.github.com" : originOf(setting) + apiPaths[setting.host];

/** Sveltia's repository setting. Without a repository only a local checkout can be edited, but Sveltia needs a name. */
export const backendOf = (setting: Repository | undefined): CmsConfig["backend"] => {
  if (!setting) return { name: "gitea", repo: "this/checkout", auth_methods: ["token"] };
  const { host: name, repository, branch } = setting;
  return {
    name,
    repo: new URL(repository).pathname.replace(/^\/|\/$|\.git$/g, ""),
    ...(branch && { branch }),
    base_url: originOf(setting),
    api_root: apiOf(setting),
    // Other ways to sign in need a service of their own and a window, which the site's headers forbid.
    auth_methods: ["token"],
  };
};

/** Origins that the editor connects to. */
export const editorHosts = (setting: Repository | undefined): string[] => {
  if (!setting) return [];
  const further =
    originOf(setting) === github
      ? ["https://avatars.githubusercontent.com", "https://www.githubstatus.com"]
      : [];
  return [...new Set([originOf(setting), new URL(apiOf(setting)).origin, ...further])];
};
