import "./build/dot-env";
import { spawn } from "node:child_process";
import { readdirSync, watch } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { checkContent, formatFault } from "../src/content-model/check/check-content";
import { textAt } from "../src/content-model/records";
import { developAddress } from "./build/develop-address";
import { freePort } from "./build/free-port";
import { keepTypesInstalled } from "./build/install-types";
import { prepare } from "./build/prepare";
import { run } from "./build/run";
import { writeTheme } from "./build/write-theme";
import { writeIfChanged } from "../src/publish/page-files";
import { faultsFile } from "../src/config/content-faults";
import { developFolder } from "../src/config/editor";
import { writeEditor } from "./build/write-editor";
import { writeServerContent } from "./build/write-server-content";

/** Checks the content whenever a file in it is saved, and prints the faults. */
const watchContent = (root: string): void => {
  let timer: NodeJS.Timeout | undefined;
  let had = 0;
  const check = async () => {
    const faults = await checkContent(root);
    const lines = faults.map(formatFault);
    for (const line of lines) console.error(line);
    // Only if there are or were faults, because otherwise pages would reload at each save.
    if (lines.length > 0 || had > 0) writeIfChanged(join(root, faultsFile), JSON.stringify(lines));
    if (lines.length === 0 && had > 0) console.log("The content has no faults.");
    had = lines.length;
    if (lines.length === 0) writeTheme(root);
  };
  writeIfChanged(join(root, faultsFile), "[]");
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), 300);
  };
  // One watcher per folder, because a recursive watch loses files that an editor replaces when it saves.
  const folders = readdirSync(join(root, "content"), { recursive: true, withFileTypes: true });
  watch(join(root, "content"), changed);
  for (const folder of folders.filter((each) => each.isDirectory()))
    watch(join(folder.parentPath, folder.name), changed);
};

/** The server logs JSON. Prints only each line's message, and the stack of an error. */
const printLine = (line: string): void => {
  try {
    const entry: unknown = JSON.parse(line);
    console.log([textAt(entry, "msg"), textAt(entry, "err", "stack")].filter(Boolean).join("\n"));
  } catch {
    console.log(line);
  }
};

/** Prints the URLs below Gatsby's output, once its scripts are served and so the first page can be shown. */
const sayWhere = async (origin: string): Promise<void> => {
  const isReady = () =>
    fetch(`${origin}/commons.js`, { method: "HEAD" }).then(
      ({ ok, headers }) => ok && Boolean(headers.get("content-type")?.includes("javascript")),
      () => false,
    );
  while (!(await isReady())) await wait(500);
  await wait(1000);
  console.log(
    [
      "",
      `The site      ${origin}/`,
      `The editor    ${origin}/admin`,
      `The kit       ${origin}/kit`,
      `GraphiQL      ${origin}/___graphql`,
      "",
    ].join("\n"),
  );
};

/** Starts the site with hot reload, the editor (`/admin`), GraphiQL (`/___graphql`) and the forms' API (`/api`) on one port. */
const main = async (): Promise<void> => {
  const root = process.cwd();
  const address = developAddress(process.argv.slice(2));
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
      stdio: ["inherit", "pipe", "inherit"],
      // One line for each call would be too many.
      env: { LOG_LEVEL: "warn", ...process.env, PORT: String(apiPort), HOST: "127.0.0.1" },
    },
  );
  createInterface({ input: api.stdout }).on("line", printLine);
  process.on("exit", () => api.kill());
  watchContent(root);
  keepTypesInstalled(root);
  void sayWhere(`http://localhost:${address[1]}`);
  await run(root, "gatsby", ["develop", ...address], {
    DEVELOP_API_URL: `http://127.0.0.1:${apiPort}`,
  });
};

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
