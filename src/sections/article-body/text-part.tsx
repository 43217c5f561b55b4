import type { ReactNode } from "react";
import { anchorOf } from "../../routes/anchor-of";
import * as kit from "../../components/kit/kit";

interface TextPartProps {
  heading: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a text, target of its table of contents. */
export const TextPart = ({ heading, className, children }: TextPartProps) => (
  <section className={kit.stack(4, className)}>
    <h2 id={anchorOf(heading)} className={kit.text(["2xl"])}>
      {heading}
    </h2>
    {children}
  </section>
);
