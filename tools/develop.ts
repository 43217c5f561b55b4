import "./build/dot-env";
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { checkContent, formatFault } from "../src/content-model/check/check-content";
import { freePort } from "./build/free-port";
import { keepTypesInstalled } from "./build/install-types";
import { prepare } from "./build/prepare";
import { run } from "./build/run";
import { writeTheme } from "./build/write-theme";
import { developFolder } from "../src/config/editor";
import { writeEditor } from "./build/write-editor";
import { writeServerContent } from "./build/write-server-content";

/** Checks the content whenever a file in it is saved, and prints the faults. */
const watchContent = (root: string): void => {
  let timer: NodeJS.Timeout | undefined;
  const check = async () => {
    const faults = await checkContent(root);
    for (const fault of faults) console.error(formatFault(fault));
    if (faults.length > 0) return;
    writeTheme(root);
    console.log("The content has no faults.");
  };
  watch(join(root, "content"), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), 300);
  });
};

/** Starts the site with hot reload, the editor (`/admin`), GraphiQL (`/___graphql`) and the forms' API (`/api`) on one port. */
const main = async (): Promise<void> => {
  const root = process.cwd();
  process.env.SHOW_DRAFTS = "yes";
  await prepare(root);
  writeServerContent(root);
  await writeEditor(root, join(root, developFolder));
  const apiPort = await freePort();
  const api = spawn(
    join(root, "node_modules/.bin/tsx"),
    ["watch", "--clear-screen=false", "src/server/main.ts", "--api-only"],
    {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, PORT: String(apiPort), HOST: "127.0.0.1" },
    },
  );
  process.on("exit", () => api.kill());
  watchContent(root);
  keepTypesInstalled(root);
  const { PORT = "8000", HOST = "localhost" } = process.env;
  await run(root, "gatsby", ["develop", "--port", PORT, "--host", HOST], {
    DEVELOP_API_URL: `http://127.0.0.1:${apiPort}`,
  });
};

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
