/**
 * Whether Gatsby's router can handle a path. The router decodes and re-encodes paths and so loses an escaped slash
 * (`/a%2Fb`), question mark or percent sign; the page would go blank on hydration.
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
