import { loadDotEnv } from "./dot-env";
import { readEnvironment } from "./env";
import { printBackup, printRestore } from "./cli/copies";
import { eraseBefore } from "./cli/erase-before";
import { forgetPerson } from "./cli/forget-person";
import { readLeadsCommand } from "./cli/leads-command";
import { importLeads } from "./cli/import-leads";
import { printLeads } from "./cli/print-leads";
import { printOutbox, replay } from "./cli/outbox";
import { usage } from "./cli/usage";
import { UsageError } from "./cli/usage-error";
import { withStore } from "./cli/with-store";
import { messageOf } from "./thrown";

const main = async (): Promise<void> => {
  const command = readLeadsCommand(process.argv.slice(2), new Date());
  if (command.act === "help") return console.log(usage);
  loadDotEnv();
  const { database } = readEnvironment(process.env);
  switch (command.act) {
    case "print":
      return printLeads(database, command.format, command.filter);
    case "outbox":
      return printOutbox(database, command.format, command.filter);
    case "replay":
      return withStore(database, (store) => replay(store, command.delivery));
    case "forget":
      return withStore(database, (store) => forgetPerson(database, store, command.email));
    case "erase-before":
      return withStore(database, (store) => eraseBefore(store, command.moment));
    case "backup":
      return printBackup(database, command.file);
    case "restore":
      return printRestore(database, command.file);
    case "import":
      return importLeads(database, command.file);
  }
};

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exit(error instanceof UsageError ? 2 : 1);
});
