import { clsx } from "clsx";
import { Picture, type PictureFile } from "./picture";
import * as styles from "./themed-picture.module.css";

interface ThemedPictureProps {
  light: PictureFile;
  dark: PictureFile;
  alt: string;
  className?: string | undefined;
}

/** A picture with a variant for each theme; only the one that shows is fetched and read out. */
export const ThemedPicture = ({ light, dark, alt, className }: ThemedPictureProps) => (
  <>
    <Picture file={light} alt={alt} className={clsx(styles.light, className)} />
    <Picture file={dark} alt={alt} className={clsx(styles.dark, className)} />
  </>
);
