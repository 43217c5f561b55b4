/** Started from a same-origin file, whose name the server and `npm run cdn` know. */
export const createSearchWorker = (): Worker =>
  new Worker(/* webpackChunkName: "search-worker" */ new URL("./search.worker.ts", import.meta.url));
