/** Started from a same-origin file; the server and `npm run cdn` know it by its name. */
export const createSearchWorker = (): Worker =>
  new Worker(/* webpackChunkName: "search-worker" */ new URL("./search.worker.ts", import.meta.url));
