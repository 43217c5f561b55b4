/** Size of the pictures that other sites show for a link, in pixels. */
export const sharingSize = { width: 1200, height: 630 };

/** Path of a page's picture: `/sharing/about.jpg`, and `/sharing/index.jpg` for the home page. */
export const sharingPath = (path: string): string => `/sharing${path === "/" ? "/index" : path}.jpg`;
