import type { ReactNode } from "react";
import * as kit from "../kit/kit";
import * as styles from "./contact-link.module.css";

/** A phone number or an address that opens the right app. */
export const ContactLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className={kit.text(["strong", "target"], styles.link)}>
    {children}
  </a>
);
