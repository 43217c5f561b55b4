import { clsx } from "clsx";
import { Helmet } from "react-helmet";
import { hastenScene } from "../../browser/theme";
import { inlineScript } from "../../load/inline-script";
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
}

/**
 * A picture by day and by lamplight. Only that of the theme that is shown is fetched: both are lazy, and what is hidden has
 * no layout to wait for. Where it is the page's first picture, the theme's script lets one of the two preloads go, and the
 * script behind the pictures spares that one the wait. Without scripts the theme is the light one.
 */
export const LitPicture = ({ day, night, alt, className, priority = false }: LitPictureProps) => {
  if (!night) return <Picture file={day} alt={alt} className={className} priority={priority} />;
  return (
    <div className={styles.both}>
      {priority && (
        <Helmet>
          <link {...preloadOf(day, { scene: "light" })} />
          <link {...preloadOf(night, { scene: "dark" })} />
        </Helmet>
      )}
      <Picture
        file={day}
        alt={alt}
        className={clsx(styles.day, className)}
        priority={priority}
        scene="light"
      />
      <Picture
        file={night}
        alt={alt}
        className={clsx(styles.night, className)}
        priority={priority}
        scene="dark"
      />
      {priority && <script dangerouslySetInnerHTML={{ __html: inlineScript(hastenScene) }} />}
    </div>
  );
};
