import { startTransition, useEffect, useRef, useState, type ComponentType } from "react";
import { useNear } from "../../browser/use-near";
import { lazyChunk } from "../../load/lazy-chunk";
import * as styles from "./signature.module.css";

type Figure<Words> = ComponentType<{ words: Words }>;

interface Chunk<Words> {
  load: () => Promise<{ default: Figure<Words> }>;
  /** What the server draws. */
  Still: Figure<Words>;
}

/** A figure in a chunk of its own. Call it at the top of a module. */
export const figureChunk = <Words extends object>(load: Chunk<Words>["load"]): Chunk<Words> => ({
  load,
  Still: lazyChunk<{ words: Words }>(() => load().then((chunk) => chunk.default)) as Figure<Words>,
});

interface IslandProps<Words> {
  words: Words;
  chunk: Chunk<Words>;
}

const onServer = typeof window === "undefined";

/**
 * A figure whose code loads when it is near. Until then React leaves the picture that the server drew as it is: an
 * empty `__html` is never compared with what is there. Its controls take room and are hidden.
 */
export const Island = <Words extends object>({ words, chunk: { load, Still } }: IslandProps<Words>) => {
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box, { once: true });
  const [Live, setLive] = useState<Figure<Words>>();
  useEffect(() => {
    if (!near) return undefined;
    let stopped = false;
    load().then(
      (figure) => {
        if (!stopped) startTransition(() => setLive(() => figure.default));
      },
      // The still picture is whole.
      () => undefined,
    );
    return () => {
      stopped = true;
    };
  }, [near, load]);
  if (Live)
    return (
      <div key="live" className={styles.island} data-when-near>
        <Live words={words} />
      </div>
    );
  if (onServer)
    return (
      <div className={styles.island} data-still data-when-near>
        <Still words={words} />
      </div>
    );
  return (
    <div
      key="still"
      ref={box}
      className={styles.island}
      data-still
      data-when-near
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
};
