import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { clusterIn } from "./cluster";
import { testPostgres } from "./shared";

/** Ends the servers of the run and removes their files. */
export default async (): Promise<void> => {
  const found = testPostgres();
  if (!found) return;
  const { binaries, folder, owner } = found;
  if (binaries)
    for (const name of readdirSync(folder))
      await clusterIn(binaries, path.join(folder, name), owner).stop("immediate");
  rmSync(folder, { recursive: true, force: true });
};
