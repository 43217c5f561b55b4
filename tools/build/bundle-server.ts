import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Metafile } from "esbuild";
import { serverPackage } from "./server-package";

/** Packages with platform-specific binaries, which cannot be bundled; they are installed beside the bundle. */
const installedBeside = ["libsql"];

/** Optional imports that are never installed. */
const neverThere = ["pg-native"];

const entries = {
  main: "src/server/main.ts",
  leads: "src/server/leads.ts",
  thread: "src/server/store/sqlite/thread.js",
};

const packageOf = (file: string): string | undefined =>
  /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1];

/** The packages that the server's own code imports and the bundle contains. */
const bundled = ({ inputs }: Metafile): string[] => {
  const own = Object.entries(inputs).filter(([file]) => !packageOf(file));
  const names = own.flatMap(([, { imports }]) => imports.map(({ path }) => packageOf(path) ?? []).flat());
  return [...new Set(names)].sort();
};

/**
 * Bundles server and commands into `dist/server`, and writes `dist/package.json` with its lock: `npm ci --omit=dev`
 * there installs everything that they need. Files of an earlier build in `dist` are deleted.
 */
export const bundleServer = async (root: string, dist = join(root, "dist")): Promise<void> => {
  rmSync(dist, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: join(dist, "server"),
    bundle: true,
    platform: "node",
    target: "node20.19",
    format: "cjs",
    external: [...installedBeside, ...neverThere],
    // For `node --enable-source-maps`; source texts are not included.
    sourcemap: "linked",
    sourcesContent: false,
    metafile: true,
    logLevel: "warning",
  });
  const { manifest, lock } = serverPackage(root, installedBeside, bundled(metafile));
  writeFileSync(join(dist, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(dist, "package-lock.json"), `${JSON.stringify(lock, null, 2)}\n`);
};
