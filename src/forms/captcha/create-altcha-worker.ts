/** Started from a same-origin file, so that `worker-src 'self'` allows it. */
export const createAltchaWorker = (): Worker => new Worker(new URL("./altcha.worker.ts", import.meta.url));
