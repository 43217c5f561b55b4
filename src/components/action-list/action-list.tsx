import { clsx } from "clsx";
import { graphql } from "gatsby";
import { useContactPath } from "../../routes/current-route";
import { Button } from "../button/button";
import * as styles from "./action-list.module.css";

export const actionFragment = graphql`
  fragment Action on Action {
    label
    href
    from
  }
`;

interface ActionListProps {
  actions: readonly Queries.ActionFragment[];
  /** How the first one looks; the others are secondary. */
  first?: "primary" | "secondary";
  /** `after`: with room above, as when the buttons follow a carousel. */
  place?: "after";
  className?: string | undefined;
  /** What the links are about, for who hears them without what stands around. */
  about?: string;
}

/** A row of links that look like buttons. `from` tells the contact page where the visitor was. */
export const ActionList = ({ actions, first = "primary", place, className, about }: ActionListProps) => {
  const contactPath = useContactPath();
  if (actions.length === 0) return null;
  return (
    <div className={clsx(styles.actions, place && styles[place], className)}>
      {actions.map(({ label, href, from }, index) => (
        <Button key={label} href={from ? contactPath : href} variant={index === 0 ? first : "secondary"}>
          {label}
          {about && <span className="visually-hidden"> {about}</span>}
        </Button>
      ))}
    </div>
  );
};
