/** A worker from a file of our own, so that it runs under `worker-src 'self'`. */
export const createAltchaWorker = (): Worker => {
  // @ts-expect-error -- webpack reads `import.meta` at build time; the CommonJS setting of TypeScript knows none.
  return new Worker(new URL("./altcha.worker.ts", import.meta.url));
};
