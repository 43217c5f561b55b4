/** Stub of the worker, which jsdom lacks: solves any challenge with counter 7. */
export class SolvingWorker extends EventTarget {
  postMessage(): void {
    const data = { counter: 7, derivedKey: "00ff", time: 1 };
    setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data })));
  }

  terminate(): void {}
}

export const createAltchaWorker = (): SolvingWorker => new SolvingWorker();
