import { withPrefix } from "gatsby";
import { useDeferredValue, type MouseEvent } from "react";
import { Dialog } from "../../components/dialog/dialog";
import * as kit from "../../components/kit/kit";
import * as styles from "./video-dialog.module.css";

export interface Video {
  name: string;
  url: string;
  captions?: string | null;
}

interface VideoDialogProps {
  video: Video | undefined;
  onClose: () => void;
}

/** Height of the browser's control bar at the bottom of a video, in pixels. */
const controlsHeight = 80;

/** Clicks from the keyboard have no coordinates; on a video they always come from its controls. */
const isOnControls = ({ target, clientY, detail }: MouseEvent): boolean =>
  target instanceof HTMLVideoElement &&
  (detail === 0 || clientY > target.getBoundingClientRect().bottom - controlsHeight);

const address = (path: string): string => (path.startsWith("/") ? withPrefix(path) : path);

/** A video in a dialog. It loads when the dialog opens. A click closes the dialog, except on the player's controls. */
export const VideoDialog = ({ video, onClose }: VideoDialogProps) => {
  // Deferred, because rendering a player with its controls is slow on phones, and the dialog should open at once.
  const player = useDeferredValue(video);
  return (
    <Dialog
      name={video?.name ?? ""}
      open={video !== undefined}
      onClose={onClose}
      onClick={(event, close) => {
        if (!isOnControls(event)) close();
      }}
    >
      {video && player === video ? (
        // Not every testimonial has captions.
        // eslint-disable-next-line jsx-a11y/media-has-caption
        <video
          className={kit.corners("m", styles.video)}
          src={address(video.url)}
          controls
          autoPlay
          playsInline
        >
          {video.captions && <track kind="captions" src={address(video.captions)} srcLang="en" default />}
        </video>
      ) : (
        <div className={kit.corners("m", styles.video)} />
      )}
    </Dialog>
  );
};
