/** Started from a same-origin file, so that `worker-src 'self'` allows it. */
export const createAltchaWorker = (): Worker => {
  // @ts-expect-error -- webpack handles `import.meta` at build time; TypeScript rejects it with the CommonJS setting
  return new Worker(new URL("./altcha.worker.ts", import.meta.url));
};
