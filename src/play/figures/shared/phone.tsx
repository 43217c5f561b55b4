import { useId, type ReactNode } from "react";
import * as styles from "../../signature.module.css";
import { Clay } from "./drawing";

interface PhoneProps {
  /** Size of the screen, in the drawing's units. */
  screen: { width: number; height: number };
  name: string;
  /** Colour of the screen behind what it shows. */
  ground: string;
  children: ReactNode;
}

/** A clay phone with its name above it. Its content is clipped at the screen's edges. */
export const Phone = ({ screen, name, ground, children }: PhoneProps) => {
  const clip = useId();
  const frame = { x: -6, y: -7, width: screen.width + 12, height: screen.height + 14 };
  return (
    <>
      <text x={screen.width / 2} y={-16} textAnchor="middle">
        {name}
      </text>
      <Clay {...frame} radius={22} fill="var(--night)" />
      <rect {...frame} rx={22} fill="none" className={styles.edge} />
      <clipPath id={clip}>
        <rect {...screen} rx={16} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect {...screen} fill={ground} />
        {children}
      </g>
    </>
  );
};
