import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import { PageLink } from "../page-link/page-link";
import * as kit from "../kit/kit";
import * as styles from "./button.module.css";

interface Look {
  children: ReactNode;
  variant?: "primary" | "secondary" | "text";
  /** `small`: 44 px high, for bars. */
  size?: "small";
}

type AsLink = Look & { href: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "className">;
type AsButton = Look & {
  href?: undefined;
  /** Shows a spinner in place of the label; the accessible name and the size stay the same. */
  busy?: boolean;
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">;

export type ButtonProps = AsLink | AsButton;

const classNames = ({ variant = "primary", size }: Omit<Look, "children">) =>
  kit.onlyFor("screen", styles.button, styles[variant], size && styles[size]);

/** A button, or a link with the same look when it has an `href`. */
export const Button = (props: ButtonProps) => {
  if (props.href !== undefined) {
    const { variant, size, href, children, ...rest } = props;
    const className = classNames({ variant, size });
    return isOwnPage(href) ? (
      <PageLink to={href} className={className} {...rest}>
        {children}
      </PageLink>
    ) : (
      <a href={href} className={className} {...rest}>
        {children}
      </a>
    );
  }
  const { variant, size, busy = false, href: _none, children, ...rest } = props;
  return (
    <button type="button" className={classNames({ variant, size })} aria-busy={busy || undefined} {...rest}>
      <span className={styles.label}>{children}</span>
      {busy && (
        <span className={styles.spinner}>
          <span className={styles.ring} aria-hidden="true" />
        </span>
      )}
    </button>
  );
};

/** Whether Gatsby's router can handle the link. */
const isOwnPage = (href: string): boolean => /^\/(?!\/)/.test(href);
