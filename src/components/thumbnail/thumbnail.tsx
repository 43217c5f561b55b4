import { assetBase } from "../../config/base-path";
import { thumbnailPath, thumbnailSize } from "../../config/sharing-picture";
import * as styles from "./thumbnail.module.css";

/** A page's clay picture, small. The build makes it of what the page shows first. */
export const Thumbnail = ({ path }: { path: string }) => (
  <img
    src={assetBase() + thumbnailPath(path)}
    alt=""
    loading="lazy"
    decoding="async"
    className={styles.thumbnail}
    {...thumbnailSize}
  />
);
