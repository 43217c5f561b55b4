import path from "node:path";
import { readEnvironment } from "./env";
import { startServer } from "./startServer";

async function main(): Promise<void> {
  const app = await startServer(readEnvironment(process.env), {
    contentFile: path.resolve("dist/content.json"),
    siteFolder: path.resolve("public"),
  });
  const stop = (signal: string) => {
    app.log.info({ signal }, "stopping");
    void app.close();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
