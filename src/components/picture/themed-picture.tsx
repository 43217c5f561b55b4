import { clsx } from "clsx";
import { Picture, type PictureFile } from "./picture";
import * as styles from "./themed-picture.module.css";

interface ThemedPictureProps {
  light: PictureFile;
  dark: PictureFile;
  alt: string;
  className?: string | undefined;
}

/** A picture with one variant per theme. Only the visible one is loaded and read out. */
export const ThemedPicture = ({ light, dark, alt, className }: ThemedPictureProps) => (
  <>
    <Picture file={light} alt={alt} className={clsx(styles.light, className)} />
    <Picture file={dark} alt={alt} className={clsx(styles.dark, className)} />
  </>
);
