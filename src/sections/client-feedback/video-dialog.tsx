import { withPrefix } from "gatsby";
import type { MouseEvent } from "react";
import { Dialog } from "../../components/dialog/dialog";
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

/** Height of the strip at the foot of a video where browsers draw their controls, in pixels. */
const controlsHeight = 80;

/** A click from the keyboard has no place; on a video it always comes from a control. */
const isOnControls = ({ target, clientY, detail }: MouseEvent): boolean =>
  target instanceof HTMLVideoElement &&
  (detail === 0 || clientY > target.getBoundingClientRect().bottom - controlsHeight);

const address = (path: string): string => (path.startsWith("/") ? withPrefix(path) : path);

/** The video is fetched when the dialog opens. A click closes it, unless it is meant for the player. */
export const VideoDialog = ({ video, onClose }: VideoDialogProps) => (
  <Dialog
    name={video?.name ?? ""}
    open={video !== undefined}
    onClose={onClose}
    onClick={(event, close) => {
      if (!isOnControls(event)) close();
    }}
  >
    {video && (
      // Captions come with the testimonial, where it has any.
      // eslint-disable-next-line jsx-a11y/media-has-caption
      <video className={styles.video} src={address(video.url)} controls autoPlay playsInline>
        {video.captions && <track kind="captions" src={address(video.captions)} srcLang="en" default />}
      </video>
    )}
  </Dialog>
);
