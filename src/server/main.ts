import path from "node:path";
import { readEnvironment } from "./env";
import { startServer } from "./startServer";

async function main(): Promise<void> {
  const { app, stop } = await startServer(readEnvironment(process.env), {
    contentFile: path.resolve("dist/content.json"),
    siteFolder: path.resolve("public"),
  });
  const stopOn = (signal: string) => {
    app.log.info({ signal }, "stopping");
    void stop();
  };
  process.once("SIGTERM", stopOn);
  process.once("SIGINT", stopOn);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
