import { existsSync } from "node:fs";
import { loadDotEnv } from "./dot-env";
import { readEnvironment } from "./env";
import { formatLeads } from "./cli/format-leads";
import { readLeadsCommand, usage } from "./cli/leads-command";
import { openStore } from "./store/open-store";

async function main(): Promise<void> {
  const command = readLeadsCommand(process.argv.slice(2), new Date());
  if (command.help) {
    console.log(usage);
    return;
  }
  loadDotEnv();
  const { databaseFile } = readEnvironment(process.env);
  if (!existsSync(databaseFile)) {
    console.error(`There is no store at ${databaseFile} yet; the server makes it at its first start.`);
    console.log(formatLeads([], command.format));
    return;
  }
  const store = await openStore(databaseFile);
  try {
    console.log(formatLeads(await store.list(command.filter), command.format));
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
