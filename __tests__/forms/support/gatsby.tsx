import type { ReactNode } from "react";

/** Mock of Gatsby, whose navigation exists in a built site only. */
export const navigate = jest.fn(() => Promise.resolve());

export const withPrefix = (path: string): string => path;

export const Link = ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);
