const limitMs = 15_000;

type Address = (callback: string) => string;

/** Scripts that are loading, by name, so that two forms share one request. */
const loading = new Map<string, Promise<void>>();

/**
 * Loads a third-party script and waits until it calls `callback`. Rejects when it is blocked, fails or takes longer
 * than 15 s; the next call tries again.
 * @param address builds the URL from the name of the callback function.
 */
export const loadScript = (name: string, address: Address): Promise<void> => {
  const earlier = loading.get(name);
  if (earlier) return earlier;
  const loaded = addScript(name, address).finally(() => loading.delete(name));
  loading.set(name, loaded);
  return loaded;
};

const addScript = (name: string, address: Address): Promise<void> => {
  const callback = `${name}Ready`;
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      Reflect.deleteProperty(window, callback);
      settle();
    };
    const fail = (reason: string) => () => {
      finish(() => reject(new Error(`The script of ${name} ${reason}.`)));
      script.remove();
    };
    const timer = setTimeout(fail("took too long"), limitMs);
    Reflect.set(window, callback, () => finish(resolve));
    script.async = true;
    script.src = address(callback);
    script.addEventListener("error", fail("could not be loaded"));
    document.head.append(script);
  });
};
