const limitMs = 15_000;

/**
 * Loads a script of somebody else's and waits until it calls `callback`. Rejects when it is blocked,
 * fails or takes longer than 15 s; the next call tries again.
 * @param address builds the address from the name of the function that the script shall call.
 */
export function loadScript(name: string, address: (callback: string) => string): Promise<void> {
  const callback = `${name}Ready`;
  const page = window as unknown as Record<string, unknown>;
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      delete page[callback];
      settle();
    };
    const fail = (reason: string) => () => {
      finish(() => reject(new Error(`The script of ${name} ${reason}.`)));
      script.remove();
    };
    const timer = setTimeout(fail("took too long"), limitMs);
    page[callback] = () => finish(resolve);
    script.async = true;
    script.src = address(callback);
    script.addEventListener("error", fail("could not be loaded"));
    document.head.append(script);
  });
}
