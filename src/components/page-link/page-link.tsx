import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";
import { useCurrentPath } from "../../routes/current-route";

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** Path of a page of this site, with an optional query and fragment. */
  to: string;
}

/** A link to a page of this site, or to a place on it. */
export const PageLink = ({ to, children, ...rest }: PageLinkProps) => {
  const here = useCurrentPath();
  const [path, name] = to.split("#");
  // For a fragment of this page, Gatsby's router would render the page again.
  if (name !== undefined && path === here)
    return (
      <a href={`#${name}`} {...rest}>
        {children}
      </a>
    );
  return (
    <Link to={to} {...rest}>
      {children}
    </Link>
  );
};
