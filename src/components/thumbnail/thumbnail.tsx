import { assetBase } from "../../config/base-path";
import { themes, thumbnailPath, thumbnailSize } from "../../config/sharing-picture";
import * as styles from "./thumbnail.module.css";

/** A page's clay picture, small, by day and by night. The build makes both of what the page shows first. */
export const Thumbnail = ({ path }: { path: string }) =>
  themes.map((theme) => (
    <img
      key={theme}
      src={assetBase() + thumbnailPath(path, theme)}
      alt=""
      // The hidden one is not fetched.
      loading="lazy"
      decoding="async"
      className={`${styles.thumbnail} ${styles[theme]}`}
      {...thumbnailSize}
    />
  ));
