import type { BrowserContext } from "@playwright/test";
import { jobs } from "./settings";

/** A job that only the recruiting service knows. */
export const theirJob = "Keeper of the glaze room";

/** As such widgets do: fetches the jobs and fills the page's own element, once for each run of the script. */
const script = `fetch("${jobs.data}/jobs.json").then((answer) => answer.json()).then((titles) => {
  for (const title of titles) {
    const heading = document.createElement("h3");
    heading.textContent = title;
    document.getElementById("recruiting-jobs").append(heading);
  }
});`;

/** Answers in the place of the recruiting service. */
export const standInForJobs = async (context: BrowserContext): Promise<void> => {
  await context.route(jobs.script, (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
  await context.route(`${jobs.data}/jobs.json`, (route) =>
    route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: [theirJob] }),
  );
};
