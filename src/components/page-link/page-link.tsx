import type { AnchorHTMLAttributes } from "react";
import { basePath } from "../../config/base-path";
import { useCurrentPath } from "../../routes/current-route";

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** Path of a page of this site, with what follows it. */
  to: string;
}

/**
 * A link to a page of this site. A plain one: `browser/links.ts` follows it without a page load and fetches ahead, for all of
 * the page.
 */
export const PageLink = ({ to, children, ...rest }: PageLinkProps) => (
  <a
    href={(to === "/" ? basePath() : basePath() + to) || "/"}
    aria-current={to === useCurrentPath() ? "page" : undefined}
    {...rest}
  >
    {children}
  </a>
);
