import { lazy, useEffect, useRef, useState, type ComponentType } from "react";
import { Gated, makeGate, openWhenNear } from "./hydration-gate";

const loading: Promise<void>[] = [];

/** On the server: resolves when every chunk that the loaded pages use is there. */
export const chunksLoaded = async (): Promise<void> => {
  await Promise.all(loading);
};

/** If a chunk cannot be loaded, what the server drew stays as it is. */
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

const onServer = typeof window === "undefined";

/**
 * A section, or a part of one, with a chunk of its own that loads when it comes near. Call it at the top of a module.
 *
 * `className`: of the element around it. `:empty` styles the place of one that is not there yet, after a navigation within
 * the site. `data-waiting` stands on it until what is in it answers.
 * What draws it must not draw it again with other props before that: React would throw the server's HTML away. Sections
 * that use it are wrapped in `memo`.
 */
export const lazySection = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  className?: string,
) => {
  const Loaded = (onServer ? forServer(load) : forBrowser(load)) as ComponentType<Props>;
  const LazySection = (props: Props) => {
    const place = useRef<HTMLDivElement>(null);
    const [gate] = useState(makeGate);
    const [waiting, setWaiting] = useState(true);
    useEffect(() => openWhenNear(place.current!, gate), [gate]);
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

/** Tells that what stands beside it is hydrated or drawn. */
const Arrival = ({ onArrive }: { onArrive: (waiting: false) => void }) => {
  useEffect(() => onArrive(false), [onArrive]);
  return null;
};
