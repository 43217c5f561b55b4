import { assetBase } from "../../config/base-path";
import { themes, thumbnailPath, thumbnailSize } from "../../config/sharing-picture";
import * as styles from "./thumbnail.module.css";

/** A page's clay picture at a small size, for both themes. The build makes it from the page's first picture. */
export const Thumbnail = ({ path }: { path: string }) =>
  themes.map((theme) => (
    <img
      key={theme}
      src={assetBase() + thumbnailPath(path, theme)}
      alt=""
      // Lazy, so that the hidden one is not fetched.
      loading="lazy"
      decoding="async"
      className={`${styles.thumbnail} ${styles[theme]}`}
      {...thumbnailSize}
    />
  ));
