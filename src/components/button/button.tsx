import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import { Link } from "gatsby";
import { Spinner } from "../spinner/spinner";
import * as styles from "./button.module.css";

interface Look {
  children: ReactNode;
  variant?: "primary" | "secondary";
  /** `small` for bars, where 44 px must do. */
  size?: "small";
  /** Fills the line, as in narrow panels. */
  wide?: boolean;
}

type AsLink = Look & { href: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "className">;
type AsButton = Look & {
  href?: undefined;
  /** A spinner takes the place of the label; name and place stay. */
  busy?: boolean;
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">;

export type ButtonProps = AsLink | AsButton;

const classNames = ({ variant = "primary", size, wide }: Omit<Look, "children">) =>
  [styles.button, styles[variant], size && styles[size], wide && styles.wide].filter(Boolean).join(" ");

/** A pill that does something, or leads somewhere when it has an `href`. */
export const Button = (props: ButtonProps) => {
  if (props.href !== undefined) {
    const { variant, size, wide, href, children, ...rest } = props;
    const className = classNames({ variant, size, wide });
    return isOwnPage(href) ? (
      <Link to={href} className={className} {...(rest as object)}>
        {children}
      </Link>
    ) : (
      <a href={href} className={className} {...rest}>
        {children}
      </a>
    );
  }
  const { variant, size, wide, busy = false, href: _none, children, ...rest } = props;
  return (
    <button
      type="button"
      className={classNames({ variant, size, wide })}
      aria-busy={busy || undefined}
      {...rest}
    >
      <span className={styles.label}>{children}</span>
      {busy && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  );
};

/** Whether Gatsby can take the visitor there without a page load. */
const isOwnPage = (href: string): boolean => /^\/(?!\/)/.test(href);
