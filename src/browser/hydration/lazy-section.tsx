import { lazy, useEffect, useRef, useState, type ComponentType } from "react";
import { Gated, makeGate, openWhenNear } from "./hydration-gate";

const loading: Promise<void>[] = [];

/** On the server: resolves when all chunks of the loaded pages are loaded. */
export const chunksLoaded = async (): Promise<void> => {
  await Promise.all(loading);
};

/** Imports a file whose default export is the component, as for `React.lazy`. */
type LoadChunk<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A failed chunk suspends forever, so the server's HTML stays. */
const forBrowser = <Props extends object>(load: LoadChunk<Props>) =>
  lazy(() => load().catch(() => new Promise<never>(() => undefined)));

/**
 * On the server a page must not suspend: Gatsby renders two pages at a time, and react-helmet collects head
 * tags globally, so the other page would get this one's.
 */
const forServer = <Props extends object>(load: LoadChunk<Props>) => {
  let Loaded: ComponentType<Props> | undefined;
  loading.push(
    load().then((chunk) => {
      Loaded = chunk.default;
    }),
  );
  const OnServer = (props: Props) => {
    if (!Loaded) throw new Error("A chunk was not awaited; see src/gatsby/replace-renderer.ts.");
    return <Loaded {...props} />;
  };
  return OnServer;
};

const onServer = typeof window === "undefined";

/**
 * A section, or a part of one, in its own chunk, which loads when it comes near. Call it at module level.
 *
 * `className`: of the wrapper. After a client-side navigation this is `:empty` until the section renders. It
 * has `data-waiting` until the section is interactive.
 * Parents must not re-render it with other props before that, because React would discard the server's HTML.
 * So wrap sections that use it in `memo`.
 */
export const lazySection = <Props extends object>(load: LoadChunk<Props>, className?: string) => {
  const Loaded = (onServer ? forServer(load) : forBrowser(load)) as ComponentType<Props>;
  const LazySection = (props: Props) => {
    const place = useRef<HTMLDivElement>(null);
    const [gate] = useState(makeGate);
    const [waiting, setWaiting] = useState(true);
    useEffect(() => (place.current ? openWhenNear(place.current, gate) : undefined), [gate]);
    return (
      <div ref={place} className={className} data-waiting={waiting || undefined} data-lazy>
        <Gated gate={gate} always>
          <Loaded {...props} />
          <Arrival onArrive={setWaiting} />
        </Gated>
      </div>
    );
  };
  return LazySection;
};

/** Reports that the siblings are hydrated or rendered. */
const Arrival = ({ onArrive }: { onArrive: (waiting: false) => void }) => {
  useEffect(() => onArrive(false), [onArrive]);
  return null;
};
