import { Picture, type PictureFile } from "../picture/picture";
import * as kit from "../kit/kit";
import * as styles from "./token.module.css";

interface TokenProps {
  name: string;
  /** Clay token; if there is none, the name's first letter is shown. */
  image: PictureFile | null;
  sizes?: string;
}

/** A clay token that stands for a person. Its container sets the size in `--token`. */
export const Token = ({ name, image, sizes = "72px" }: TokenProps) =>
  image ? (
    <Picture file={image} alt="" className={styles.clay} sizes={sizes} />
  ) : (
    <span className={kit.text(["title", "xl"], styles.token)} aria-hidden="true">
      {name.charAt(0)}
    </span>
  );
