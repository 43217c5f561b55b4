/** Size of the pictures that other sites show for a link, in pixels. */
export const sharingSize = { width: 1200, height: 630 };

/** Path of a page's picture: `/sharing/about.jpg`, and `/sharing/index.jpg` for the home page. */
export const sharingPath = (path: string): string => `/sharing${path === "/" ? "/index" : path}.jpg`;

/** Pixel size of the search's thumbnails: that of the best result, twice that of the others. */
export const thumbnailSize = { width: 288, height: 216 };

/** Each theme has thumbnails of its own. */
export const themes = ["light", "dark"] as const;

/** Path of a page's thumbnail, beside its sharing picture: `/sharing/about.webp`, `/sharing/about.night.webp`. */
export const thumbnailPath = (path: string, theme: (typeof themes)[number]): string =>
  sharingPath(path).replace(/jpg$/, theme === "dark" ? "night.webp" : "webp");
