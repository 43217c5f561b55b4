import type { AnchorHTMLAttributes } from "react";

/**
 * Replaces the parts of Gatsby and Helmet that the site's components use, because the preview has neither queries nor a
 * head.
 */
export const graphql = (): undefined => undefined;

export const withPrefix = (path: string): string => path;

export const Link = ({ to, children, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

export const Helmet = (): null => null;
