import { useEffect, useState } from "react";
import * as kit from "../../../components/kit/kit";
import * as styles from "../../signature.module.css";

/** A pause of this length, in milliseconds, ends a movement. */
const pause = 500;

interface ResultProps {
  value: string;
  text: string;
}

/** Shown at once, but announced only when it is stable, because dragging would announce every step. */
export const Result = ({ value, text }: ResultProps) => {
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
