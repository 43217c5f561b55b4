import { parseArgs } from "node:util";
import { audit } from "./audit";
import { compile, removeCompiled } from "./drilled-server";
import type { Engine } from "./engine";
import { Place } from "./place";
import { postgresEngine } from "./postgres-engine";
import type { Scenario } from "./scenario";
import { clients } from "./scenarios/clients";
import { database } from "./scenarios/database";
import { deliveries } from "./scenarios/deliveries";
import { kills } from "./scenarios/kills";
import { sqliteEngine } from "./sqlite-engine";
import { messageOf } from "../../src/server/errors";

interface Row {
  Scenario: string;
  Result: string;
  Acknowledged?: number;
  Leads?: number;
  Deliveries?: number;
  "Came again"?: number;
  Notes: string;
}

const engineOf = (name: string): ((folder: string) => Promise<Engine>) => {
  if (name === "sqlite") return sqliteEngine;
  const url = process.env.DATABASE_URL;
  if (name === "postgres" && url) return () => postgresEngine(url);
  throw new Error("--engine: expected sqlite, or postgres with DATABASE_URL=postgres://…");
};

/** Runs one scenario on a database of its own. Unacknowledged enquiries are sent again, as from a visitor's draft. */
const drill = async (scenario: Scenario, openEngine: (folder: string) => Promise<Engine>): Promise<Row> => {
  const place = await Place.open(openEngine);
  try {
    await place.start();
    await place.enquire(3);
    const notes = await scenario.drill(place);
    await place.resend();
    await place.settle();
    const { acknowledged, leads, deliveries, repeated } = await audit(place);
    const counts = {
      Acknowledged: acknowledged,
      Leads: leads,
      Deliveries: deliveries,
      "Came again": repeated,
    };
    return { Scenario: scenario.name, Result: "held", ...counts, Notes: notes };
  } catch (error) {
    return { Scenario: scenario.name, Result: "FAILED", Notes: messageOf(error) };
  } finally {
    await place.close();
  }
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      engine: { type: "string", default: "sqlite" },
      rounds: { type: "string", default: "200" },
      only: { type: "string", default: "" },
    },
  });
  const openEngine = engineOf(values.engine);
  const all = [kills(Number(values.rounds)), ...database, ...deliveries, ...clients];
  await compile(process.cwd());
  const rows: Row[] = [];
  for (const scenario of all.filter(({ name }) => name.includes(values.only))) {
    const begun = Date.now();
    const row = await drill(scenario, openEngine);
    rows.push(row);
    console.log(
      `${row.Result}: ${row.Scenario} (${Math.round((Date.now() - begun) / 1000)} s). ${row.Notes}`,
    );
  }
  removeCompiled(process.cwd());
  console.log(`\nEngine: ${values.engine}`);
  console.table(rows);
  if (rows.some(({ Result }) => Result !== "held")) process.exitCode = 1;
};

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
