import { clsx } from "clsx";
import { Helmet } from "react-helmet";
import { loadShownPicture } from "../../load/before-paint/theme";
import { inlineScript } from "../../load/before-paint/inline-script";
import { Picture, preloadOf, type PictureFile } from "./picture";
import * as styles from "./lit-picture.module.css";

interface LitPictureProps {
  day: PictureFile;
  /** The same by lamplight; without it the day's is shown in both themes. */
  night?: PictureFile | null;
  alt: string;
  className?: string | undefined;
  /** The page's first picture: fetched ahead of all else. */
  priority?: boolean;
  /** Overrides the fragment's `sizes`. */
  sizes?: string | undefined;
}

/**
 * A picture by day and by lamplight. Only that of the theme that is shown is fetched: both are lazy, and what is hidden has
 * no layout to wait for. Where it is the page's first picture, the theme's script lets one of the two preloads go, and the
 * script behind the pictures spares that one the wait. Without scripts the theme is the light one.
 */
export const LitPicture = ({ day, night, alt, className, priority = false, sizes }: LitPictureProps) => {
  const shared = { alt, priority, ...(sizes && { sizes }) };
  if (!night) return <Picture file={day} className={className} {...shared} />;
  return (
    <span className={styles.both}>
      {priority && (
        <Helmet>
          <link {...preloadOf(day, { sizes, scene: "light" })} />
          <link {...preloadOf(night, { sizes, scene: "dark" })} />
        </Helmet>
      )}
      <Picture file={day} className={clsx(styles.day, className)} scene="light" {...shared} />
      <Picture file={night} className={clsx(styles.night, className)} scene="dark" {...shared} />
      {priority && <script dangerouslySetInnerHTML={{ __html: inlineScript(loadShownPicture) }} />}
    </span>
  );
};
