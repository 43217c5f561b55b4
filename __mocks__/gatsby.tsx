import type { AnchorHTMLAttributes } from "react";

/** Gatsby's stand-in under Jest, because navigation and queries exist only in a built site. */
export const graphql = () => undefined;

export const useStaticQuery = jest.fn();

export const navigate = jest.fn(() => Promise.resolve());

export const withPrefix = (path: string): string => path;

export const Link = ({ to, children, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a href={to} {...rest}>
    {children}
  </a>
);
