import { clsx } from "clsx";
import { Drawing, drawn, dragHandlers, Clay } from "../shared/drawing";
import { Phone } from "../shared/phone";
import * as styles from "../../signature.module.css";
import { androidPose, iosPose, type Edge, type Pose } from "./poses";

const screen = { width: 130, height: 200 };
const lefts = { ios: 34, android: 196 };
const top = 34;

const ListScreen = ({ heading }: { heading: string }) => (
  <>
    <rect {...screen} fill="var(--surface)" />
    <text x={12} y={28} fontSize={14} fontWeight={700}>
      {heading}
    </text>
    {["var(--sun)", "var(--lilac)", "var(--teal)", "var(--sky)"].map((fill, index) => (
      <g key={fill} transform={`translate(12 ${42 + index * 38})`}>
        <Clay x={0} y={0} width={28} height={28} radius={8} fill={fill} />
        <rect x={36} y={6} width={index % 2 ? 54 : 66} height={6} rx={3} fill="var(--line-strong)" />
        <rect x={36} y={17} width={40} height={5} rx={2.5} fill="var(--line)" />
      </g>
    ))}
  </>
);

const DetailScreen = ({ heading, radius }: { heading: string; radius: number }) => (
  <>
    <rect {...screen} rx={radius} fill="var(--sun-soft)" stroke="var(--line-strong)" />
    <text x={12} y={28} fontSize={14} fontWeight={700}>
      {heading}
    </text>
    <Clay x={12} y={40} width={106} height={72} radius={12} fill="var(--sun)" />
    <circle cx={65} cy={76} r={20} fill="var(--brand)" />
    {[124, 136, 148].map((y, index) => (
      <rect
        key={y}
        x={12}
        y={y}
        width={index === 2 ? 60 : 106}
        height={5}
        rx={2.5}
        fill="var(--line-strong)"
      />
    ))}
    <Clay x={12} y={166} width={106} height={24} radius={12} fill="var(--brand)" />
  </>
);

/** Transforms a screen inside its phone, around the screen's centre. */
const transformOf = ({ shift, scale }: Pose) =>
  `translate(${shift * screen.width + ((1 - scale) * screen.width) / 2}px, ${((1 - scale) * screen.height) / 2}px) scale(${scale})`;

interface PhonePairProps {
  words: Queries.BackGestureFragment;
  edge: Edge;
  /** How far the thumb has come, in percent. */
  way: number;
  /** Whether the screens follow the thumb, without easing. */
  held: boolean;
  /** `from` is passed only at the start of a drag. */
  onDrag: (way: number, from?: Edge) => void;
  onRelease: () => void;
}

/** Two phones that follow the same thumb. */
export const PhonePair = ({ words, edge, way, held, onDrag, onRelease }: PhonePairProps) => {
  const drag = dragHandlers((place, phase) => {
    if (phase === "end") return onRelease();
    const x = place * drawn.width;
    const left = x < drawn.width / 2 ? lefts.ios : lefts.android;
    const across = Math.min(1, Math.max(0, (x - left) / screen.width));
    const from = across < 0.5 ? "left" : "right";
    const begins = phase === "start" ? from : undefined;
    const percent = (begins ?? edge) === "left" ? across : 1 - across;
    return onDrag(percent * 100, begins);
  });
  const reach = (way / 100) * (screen.width - 30);
  const thumb = edge === "left" ? 8 + reach : screen.width - 8 - reach;
  const moves = clsx(styles.moves, held && styles.follows);
  const phones = [
    { left: lefts.ios, name: words.ios, opacity: 1, ...iosPose(way, edge) },
    { left: lefts.android, name: words.android, ...androidPose(way, edge) },
  ];
  return (
    <Drawing className={styles.drag} {...drag}>
      {phones.map(({ left, name, upper, lower, opacity }) => (
        <g key={name} transform={`translate(${left} ${top})`}>
          <Phone {...{ screen, name }} ground="var(--surface)">
            <g className={moves} style={{ transform: transformOf(lower) }}>
              <ListScreen heading={words.list} />
            </g>
            <g className={moves} opacity={opacity} style={{ transform: transformOf(upper) }}>
              <DetailScreen heading={words.detail} radius={Math.round(18 * upper.round)} />
            </g>
          </Phone>
        </g>
      ))}
      {Object.values(lefts).map((left) => (
        <g key={left} className={moves} style={{ transform: `translate(${left + thumb}px, ${top + 132}px)` }}>
          <circle r={15} fill="var(--night)" opacity={0.18} />
          <circle r={11} fill="var(--brand)" stroke="var(--night)" strokeWidth={1.5} />
        </g>
      ))}
    </Drawing>
  );
};
