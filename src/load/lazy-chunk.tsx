import { lazy, type ComponentType } from "react";

const loading: Promise<void>[] = [];

/** On the server: resolves when every chunk that the loaded pages use is there. */
export const chunksLoaded = async (): Promise<void> => {
  await Promise.all(loading);
};

/** If a chunk cannot be loaded, what the server rendered stays as it is. */
const forBrowser = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => new Promise<never>(() => undefined),
    ),
  );

/**
 * On the server a page must not suspend. Gatsby renders two pages at a time, and react-helmet keeps the tags of the page
 * that is being rendered in one place: while a page waits, the other would take its head.
 */
const forServer = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let Loaded: ComponentType<Props> | undefined;
  loading.push(
    load().then((component) => {
      Loaded = component;
    }),
  );
  const OnServer = (props: Props) => {
    if (!Loaded) throw new Error("A chunk was not awaited; see src/gatsby/replace-renderer.ts.");
    return <Loaded {...props} />;
  };
  return OnServer;
};

/** A component in a chunk of its own. Call it at the top of a module. */
export const lazyChunk = typeof window === "undefined" ? forServer : forBrowser;
