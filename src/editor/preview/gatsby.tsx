import type { AnchorHTMLAttributes } from "react";

/** What the site's components use of Gatsby and of Helmet, in the preview, which has neither queries nor a head. */
export const graphql = (): undefined => undefined;

export const withPrefix = (path: string): string => path;

export const Link = ({ to, children, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

export const Helmet = (): null => null;
