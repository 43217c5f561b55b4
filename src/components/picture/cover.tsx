import { clsx } from "clsx";
import { DayNightPicture } from "./day-night-picture";
import { Picture, type PictureFile } from "./picture";
import * as styles from "./cover.module.css";

/** A cover and its optional variant for the dark theme. */
export interface CoverFiles {
  image: PictureFile;
  imageNight?: PictureFile | null;
}

interface CoverProps {
  files: CoverFiles;
  alt: string;
  /** Class that sets the size of the box that the picture fills. */
  className: string | undefined;
  priority?: boolean;
  sizes?: string | undefined;
}

/** The cover of an article, a guide or a case study. Without a dark variant it is dimmed in the dark theme. */
export const Cover = ({ files: { image, imageNight }, className, ...shared }: CoverProps) => (
  <span className={clsx(styles.cover, className)}>
    {imageNight ? (
      <DayNightPicture day={image} night={imageNight} {...shared} />
    ) : (
      <Picture file={image} opaqueBackground {...shared} />
    )}
  </span>
);
