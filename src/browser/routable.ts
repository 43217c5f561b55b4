/**
 * Whether Gatsby's router can carry a path. It decodes and encodes it on the way, and loses an escaped slash
 * (`/a%2Fb`), question mark or per cent sign: the page would go blank as soon as it comes alive.
 */
export const isRoutable = (path: string): boolean => {
  try {
    const decoded = decodeURIComponent(path);
    return (
      decodeURIComponent(encodeURI(decodeURI(path))) === decoded && decodeURIComponent(decoded) === decoded
    );
  } catch {
    return false;
  }
};
