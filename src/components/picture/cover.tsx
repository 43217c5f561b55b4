import { clsx } from "clsx";
import { DayNightPicture, type DayNightPictureProps } from "./day-night-picture";
import { Picture } from "./picture";
import * as styles from "./cover.module.css";

interface CoverProps extends DayNightPictureProps {
  /** Class that sets the size of the box that the picture fills. */
  className: string | undefined;
}

/** The cover of an article, a guide or a case study. Without a dark variant it is dimmed in the dark theme. */
export const Cover = ({ picture, className, ...shared }: CoverProps) => (
  <span className={clsx(styles.cover, className)}>
    {picture.imageNight ? (
      <DayNightPicture picture={picture} {...shared} />
    ) : (
      <Picture file={picture.image} alt={picture.alt} opaqueBackground {...shared} />
    )}
  </span>
);
