import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import { RoundButton } from "../../components/carousel/round-button";
import { Dialog } from "../../components/dialog/dialog";
import { DayNightPicture } from "../../components/picture/day-night-picture";
import type { PictureFile } from "../../components/picture/picture";
import { interpolate } from "../../content-model/interpolate";
import { useLabels } from "../../site-data/context";
import * as kit from "../../components/kit/kit";
import * as styles from "./gallery-viewer.module.css";

/** Minimum horizontal distance of a swipe, in pixels. */
const length = 40;

/** Pointer handlers that detect a swipe by one finger. `by`: 1 for left (next), -1 for right (previous). */
const useSwipe = (onSwipe: (by: 1 | -1) => void) => {
  const start = useRef<{ x: number; y: number }>();
  return {
    onPointerDown: ({ isPrimary, pointerType, clientX: x, clientY: y }: PointerEvent) => {
      start.current = isPrimary && pointerType !== "mouse" ? { x, y } : undefined;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const [x, y] = [clientX - start.current.x, clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(x) > length && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
};

interface GalleryViewerProps {
  name: string;
  photos: readonly { whole: PictureFile; wholeNight: PictureFile | null; alt: string }[];
  /** Index of the photo; undefined while closed. */
  current: number | undefined;
  onChange: (current: number | undefined) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** One photo in a full-screen dialog. Buttons, arrow keys and swipes show the next and the previous one, in a loop. */
export const GalleryViewer = ({ name, photos, current, onChange }: GalleryViewerProps) => {
  const { next, previous, position } = useLabels().dialog;
  const photo = current === undefined ? undefined : photos[current];
  const step = (by: number) => onChange(((current ?? 0) + by + photos.length) % photos.length);
  const swipe = useSwipe(step);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <Dialog name={name} open={photo !== undefined} onClose={() => onChange(undefined)} onKeyDown={onKeyDown}>
      {photo && (
        <div className={kit.grid(4, styles.viewer)} {...swipe}>
          <figure className={kit.grid(3, styles.figure)} aria-live="polite">
            <DayNightPicture
              key={photo.alt}
              picture={{ image: photo.whole, imageNight: photo.wholeNight, alt: photo.alt }}
              className={kit.corners("l", styles.picture)}
              sizes="100vw"
            />
            <figcaption className={kit.text(["sm"])}>
              {interpolate(position, { number: (current ?? 0) + 1, count: photos.length })}
            </figcaption>
          </figure>
          <RoundButton
            icon="previous"
            aria-label={previous}
            className={styles.previous ?? ""}
            onClick={() => step(-1)}
          />
          <RoundButton icon="next" aria-label={next} className={styles.next ?? ""} onClick={() => step(1)} />
        </div>
      )}
    </Dialog>
  );
};
