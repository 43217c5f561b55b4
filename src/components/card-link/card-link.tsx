import { clsx } from "clsx";
import { Link } from "gatsby";
import * as styles from "./card-link.module.css";

interface CardLinkProps {
  to: string;
  /** `underline` under the pointer; `none` where the card itself shows that it leads somewhere. */
  hover?: "underline" | "none";
  children: string;
}

/** The link of a card's heading. It covers the card, which has `position: relative`, so that all of it can be pressed. */
export const CardLink = ({ to, hover = "underline", children }: CardLinkProps) => (
  <Link to={to} className={clsx(styles.link, hover === "underline" && styles.underlined)}>
    {children}
  </Link>
);
