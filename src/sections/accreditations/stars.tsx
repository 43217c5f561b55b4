import { fillIn } from "../../site-data/fill-in";
import { useLabels } from "../../site-data/context";
import * as kit from "../../components/kit/kit";
import * as styles from "./accreditations.module.css";

const outline = "M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9z";

/** Five stars, filled according to the rating, beside the number. */
export const Stars = ({ rating }: { rating: number }) => {
  const { outOf } = useLabels().rating;
  return (
    <p className={kit.row(3, kit.text(["title", "lg"]))}>
      <span
        role="img"
        aria-label={fillIn(outOf, { rating })}
        className={styles.stars}
        style={{ "--filled": `${rating * 20}%` }}
      >
        <Row />
        <span className={styles.filled}>
          <Row />
        </span>
      </span>
      <span aria-hidden="true">{rating.toFixed(1)}</span>
    </p>
  );
};

const Row = () => (
  <svg viewBox="0 0 120 24" aria-hidden="true" className={styles.row}>
    {[0, 24, 48, 72, 96].map((x) => (
      <path key={x} d={outline} transform={`translate(${x})`} />
    ))}
  </svg>
);
