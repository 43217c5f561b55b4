import type { BrowserContext } from "@playwright/test";
import { jobs } from "./settings";

/** A job that exists only at the recruiting service. */
export const externalJob = "Keeper of the glaze room";

/** Stub of a recruiting widget: fetches the jobs and fills the page's container, once per run of the script. */
const script = `fetch("${jobs.data}/jobs.json").then((answer) => answer.json()).then((titles) => {
  for (const title of titles) {
    const heading = document.createElement("h3");
    heading.textContent = title;
    document.getElementById("recruiting-jobs").append(heading);
  }
});`;

/** Mocks the recruiting service. */
export const mockJobs = async (context: BrowserContext): Promise<void> => {
  await context.route(jobs.script, (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
  await context.route(`${jobs.data}/jobs.json`, (route) =>
    route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: [externalJob] }),
  );
};
