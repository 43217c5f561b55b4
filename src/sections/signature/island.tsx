import {
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type LazyExoticComponent,
} from "react";
import { useNear } from "../../browser/use-near";
import * as styles from "./signature.module.css";

type Figure<Words> = ComponentType<{ words: Words }>;

interface IslandProps<Words> {
  words: Words;
  /** Imports the figure. Must be the same function in every render. */
  load: () => Promise<{ default: Figure<Words> }>;
}

const onServer = typeof window === "undefined";

/**
 * A figure whose code loads when it is near. Until then React leaves the picture that the server drew as it is: an
 * empty `__html` is never compared with what is there. Its controls take room and are hidden.
 */
export const Island = <Words extends object>({ words, load }: IslandProps<Words>) => {
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
  if (onServer) {
    const Still = lazy(load) as LazyExoticComponent<ComponentType<object>>;
    return (
      <div className={styles.island} data-still data-when-near>
        <Suspense>
          <Still {...{ words }} />
        </Suspense>
      </div>
    );
  }
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
