import { existsSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { loadDotEnv } from "./dot-env";
import { readEnvironment } from "./env";
import { formatLeads } from "./cli/format-leads";
import { readLeadsCommand, usage } from "./cli/leads-command";
import { openStore } from "./store/open-store";

const main = async (): Promise<void> => {
  const command = readLeadsCommand(process.argv.slice(2), new Date());
  if (command.help) {
    console.log(usage);
    return;
  }
  loadDotEnv();
  const { databaseFile } = readEnvironment(process.env);
  if (!existsSync(databaseFile)) {
    console.error(`There is no store at ${databaseFile} yet; the server makes it at its first start.`);
    await print(formatLeads(() => Readable.from([]), command.format));
    return;
  }
  const store = await openStore(databaseFile);
  try {
    await print(formatLeads(() => store.stream(command.filter), command.format));
  } finally {
    await store.close();
  }
};

/** Whoever reads may stop early, as `head` does. */
const print = async (pieces: AsyncIterable<string>): Promise<void> => {
  await pipeline(pieces, process.stdout, { end: false }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
