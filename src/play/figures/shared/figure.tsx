import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { useLabels } from "../../../site-data/context";
import * as kit from "../../../components/kit/kit";
import * as styles from "../../signature.module.css";
import { interpolate } from "../../../content-model/interpolate";

type Blanks = Parameters<typeof interpolate>[1];

/** An outcome from the content with its placeholders filled in. */
export const outcome = ({ value, text }: { value: string; text: string }, blanks: Blanks = {}) => ({
  value: interpolate(value, blanks),
  result: interpolate(text, blanks),
});

/** A pause of this length, in milliseconds, ends a movement. */
const pause = 500;

interface ResultProps {
  value: string;
  text: string;
}

/** Shown at once, but announced only when it is stable, because dragging would announce every step. */
const Result = ({ value, text }: ResultProps) => {
  const words = `${value}: ${text}`;
  const [spoken, setSpoken] = useState(words);
  useEffect(() => {
    const timer = setTimeout(setSpoken, pause, words);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <div className={kit.stack(1, styles.result)}>
      <p className={kit.text(["title", "4xl"])} aria-hidden="true">
        {value}
      </p>
      <p aria-hidden="true">{text}</p>
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
    </div>
  );
};

interface FigureProps {
  alt: string;
  /** An SVG. */
  drawing: ReactNode;
  /** The result of the visitor's choice: a figure in large type, and a sentence. */
  value: string;
  result: string;
  children: ReactNode;
}

/** A drawing, the result, and the controls that change both. */
export const Figure = ({ alt, drawing, value, result, children }: FigureProps) => (
  <div className={kit.split(6, "even", styles.figure)}>
    <div className={kit.card(["raised", "pad-5"], styles.stage)} role="img" aria-label={alt}>
      {drawing}
    </div>
    <div className={kit.stack(5)}>
      <Result value={value} text={result} />
      <div className={kit.onlyFor("live", styles.answers)}>
        <div className={kit.stack(3, styles.controls)}>{children}</div>
        <p className={kit.text(["sm"], styles.waiting)} data-pagefind-ignore>
          {useLabels().figures.waiting}
        </p>
      </div>
    </div>
  </div>
);
