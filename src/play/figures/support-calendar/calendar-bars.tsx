import { Drawing, drawn, dragHandlers, Clay } from "../shared/drawing";
import * as styles from "../../signature.module.css";
import { countMonths, placeOf } from "./support";

const left = 40;
const right = 350;
const top = 52;
const pitch = 40;
const height = 28;

interface CalendarBarsProps {
  words: Queries.SupportCalendarFragment;
  version: string;
  day: string;
  /** The marked month, in words. */
  label: string;
  onMonth: (month: number) => void;
}

/** A bar for each release: bug fixes, then security fixes only. The mark of the month follows a finger. */
export const CalendarBars = ({ words, version, day, label, onMonth }: CalendarBarsProps) => {
  const { releases, from, to } = words;
  const xOf = (date: string) => left + placeOf(date, from, to) * (right - left);
  const years = Array.from({ length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 }, (_, index) =>
    String(Number(from.slice(0, 4)) + index),
  );
  const drag = dragHandlers((place) => {
    const part = (place * drawn.width - left) / (right - left);
    onMonth(Math.round(Math.min(1, Math.max(0, part)) * countMonths(from, to)));
  });
  const mark = xOf(day);
  const foot = top + releases.length * pitch - 6;
  return (
    <Drawing className={styles.drag} {...drag}>
      {years.map((year) => (
        <g key={year}>
          <path
            d={`M${xOf(`${year}-01-01`)} 34V${foot + 6}`}
            stroke="var(--line-strong)"
            strokeDasharray="1 5"
            strokeLinecap="round"
          />
          <text x={xOf(`${year}-01-01`) + 4} y={foot + 6} fontSize={11} fill="var(--ink-soft)">
            {year}
          </text>
        </g>
      ))}
      {releases.map((release, index) => {
        const y = top + index * pitch - 8;
        const [start, middle, end] = [release.released, release.fixesUntil, release.securityUntil].map(
          xOf,
        ) as [number, number, number];
        const chosen = release.version === version;
        const size = chosen ? { y, height } : { y: y + 7, height: height - 14, radius: 7 };
        return (
          <g key={release.version}>
            <Clay
              {...{ x: 4, y, width: 32, height }}
              className={styles.moves}
              fill={chosen ? "var(--brand)" : "var(--surface)"}
            />
            <text x={19} y={y + 18} textAnchor="middle" fill={chosen ? "var(--night)" : "var(--ink)"}>
              {release.version}
            </text>
            {/* Solid in both themes; the chosen bar is thicker. */}
            <Clay {...{ x: start, width: end - start, ...size }} fill="var(--sun)" />
            <Clay {...{ x: start, width: middle - start, ...size }} fill="var(--teal)" />
          </g>
        );
      })}
      <g fontSize={11}>
        <Clay x={40} y={228} width={16} height={14} radius={5} fill="var(--teal)" />
        <text x={62} y={239}>
          {words.fixes}
        </text>
        <Clay x={150} y={228} width={16} height={14} radius={5} fill="var(--sun)" />
        <text x={172} y={239}>
          {words.security}
        </text>
      </g>
      <path d={`M${mark} 28V${foot - 8}`} stroke="var(--ink)" strokeWidth={2} />
      <g transform={`translate(${Math.min(Math.max(mark, 36), 324)} 0)`}>
        <rect x={-34} y={4} width={68} height={24} rx={12} fill="var(--ink)" />
        <text y={20} textAnchor="middle" fill="var(--ground)">
          {label}
        </text>
      </g>
    </Drawing>
  );
};
