import { clsx } from "clsx";
import { graphql } from "gatsby";
import { askingMark } from "../../browser/asked-times";
import { useContactPath } from "../../routes/current-route";
import { Button } from "../button/button";
import * as styles from "./action-list.module.css";

export const actionFragment = graphql`
  fragment Action on Action {
    label
    href
    from
    times
  }
`;

interface ActionListProps {
  actions: readonly Queries.ActionFragment[];
  /** Variant of the first link; the others are secondary. */
  first?: "primary" | "secondary" | undefined;
  /** `after`: with space above, for links below a carousel. `beside`: right of the carousel's buttons. `close`: two fit beside each other on phones. */
  place?: "after" | "beside" | "close" | undefined;
  className?: string | undefined;
}

/** A row of links: two styled as buttons, further ones as text. Links to the contact page get the current route as `from`. */
export const ActionList = ({ actions, first = "primary", place, className }: ActionListProps) => {
  const contactPath = useContactPath();
  if (actions.length === 0) return null;
  return (
    <div className={clsx(styles.actions, place && styles[place], className)}>
      {actions.map(({ label, href, from, times }, index) => (
        <Button
          key={label}
          href={from ? contactPath : href}
          variant={index === 0 ? first : index === 1 ? "secondary" : "text"}
          {...(times && { [askingMark]: "" })}
        >
          {label}
        </Button>
      ))}
    </div>
  );
};
