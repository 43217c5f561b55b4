import { timesButtonMark } from "../../browser/before-paint/asked-times";
import { useContactPath } from "../../routes/current-route";
import { formHash } from "../../routes/route-name";
import { Button } from "../button/button";
import * as kit from "../kit/kit";
import * as styles from "./action-list.module.css";

interface ActionListProps {
  actions: readonly Queries.ActionFragment[];
  /** Variant of the first link; the others are secondary. */
  first?: "primary" | "secondary" | undefined;
  /**
   * `after`: extra space above, for links below a carousel. `beside`: right of the carousel's buttons. `close`: two
   * links share a row on phones.
   */
  place?: "after" | "beside" | "close" | undefined;
  /** Subject of the links, added for screen readers only, where other links on the page have the same label. */
  about?: string | undefined;
  className?: string | undefined;
}

/** Adds the form's fragment to a link without one. */
const toForm = (href: string): string => (href.includes("#") ? href : href + formHash);

/**
 * A row of links: the first two as buttons, others as text. Links to the contact page get the current route as `from`;
 * those that ask for times lead to the form.
 */
export const ActionList = ({ actions, first = "primary", place, about, className }: ActionListProps) => {
  const contactPath = useContactPath();
  if (actions.length === 0) return null;
  return (
    <div className={kit.cluster(3, kit.onlyFor("screen"), place && styles[place], className)}>
      {actions.map(({ label, href, from, times }, index) => {
        const target = from ? contactPath : href;
        return (
          <Button
            key={label}
            href={times ? toForm(target) : target}
            variant={index === 0 ? first : index === 1 ? "secondary" : "text"}
            {...(times && { [timesButtonMark]: "" })}
          >
            {label}
            {about && <span className="visually-hidden"> {about}</span>}
          </Button>
        );
      })}
    </div>
  );
};
