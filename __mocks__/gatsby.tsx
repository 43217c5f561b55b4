import type { AnchorHTMLAttributes } from "react";

/** What Jest gives for Gatsby, whose navigation and queries exist in a built site only. */
export const graphql = () => undefined;

export const useStaticQuery = jest.fn();

export const navigate = jest.fn(() => Promise.resolve());

export const withPrefix = (path: string): string => path;

export const Link = ({ to, children, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a href={to} {...rest}>
    {children}
  </a>
);
