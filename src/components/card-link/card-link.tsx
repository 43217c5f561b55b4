import { clsx } from "clsx";
import { PageLink } from "../page-link/page-link";
import * as styles from "./card-link.module.css";

interface CardLinkProps {
  to: string;
  /** `underline`: on hover. `none`: the card has a hover style of its own. */
  hover?: "underline" | "none";
  children: string;
}

/** The link in a card's heading. It is stretched over the card, which needs `position: relative`. */
export const CardLink = ({ to, hover = "underline", children }: CardLinkProps) => (
  <PageLink to={to} className={clsx(styles.link, hover === "underline" && styles.underlined)}>
    {children}
  </PageLink>
);
