import { spawn } from "node:child_process";
import { join } from "node:path";

/** Runs a command from `node_modules/.bin`; rejects if it fails. */
export const run = (
  root: string,
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(join(root, "node_modules/.bin", command), args, {
      cwd: root,
      stdio: "inherit",
      env: {
        ...process.env,
        GATSBY_TELEMETRY_DISABLED: "1",
        // Hides a warning about `punycode`, which a dependency of Gatsby uses.
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --disable-warning=DEP0040`.trim(),
        ...env,
      },
    });
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(" ")} ended with code ${code}.`)),
    );
  });
