import { startTransition, useRef, useState, type KeyboardEvent } from "react";
import * as kit from "../../components/kit/kit";
import { useForms, useSite } from "../../site-data/context";
import { dayOf, halves, mostTimes, type Half, type HalfDay, type Week } from "./half-days";
import { halfDayInWords, dateWord } from "./times-in-words";

interface TimesGridProps {
  weeks: readonly Week[];
  chosen: readonly HalfDay[];
  onToggle(time: HalfDay): void;
}

const moves: Record<string, [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A calendar of working days, each with two buttons. One of them is in the tab order; arrow keys reach the others. */
export const TimesGrid = ({ weeks, chosen, onToggle }: TimesGridProps) => {
  const { times: texts } = useForms();
  const { language } = useSite();
  const buttons = useRef(new Map<HalfDay, HTMLButtonElement>());
  const rows = weeks.flatMap((week) =>
    halves.map((half) => ({
      half,
      // Past days are null.
      cells: week.map((day, column) => ({ column, time: day ? (`${day} ${half}` as const) : null })),
    })),
  );
  // The first shown day of each month names the month.
  const days = weeks.flat().filter((day) => day !== null);
  const opensMonth = (day: string) => days.find((other) => other.slice(0, 7) === day.slice(0, 7)) === day;
  const dayInCell = (day: string) => {
    const number = dateWord(day, "day", "numeric", language);
    return opensMonth(day) ? `${number} ${dateWord(day, "month", "short", language)}` : number;
  };
  const times = rows.flatMap(({ cells }) => cells.map(({ time }) => time)).filter((time) => time !== null);
  const [focused, setActive] = useState(chosen[0]);
  // The focused day may have passed.
  const active = focused && times.includes(focused) ? focused : times[0];

  const onKeyDown = (event: KeyboardEvent, from: HalfDay) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    let row = rows.findIndex(({ cells }) => cells.some(({ time }) => time === from));
    let column = rows[row]?.cells.findIndex(({ time }) => time === from) ?? -1;
    [row, column] = [row + move[0], column + move[1]];
    const next = rows[row]?.cells[column]?.time;
    if (next) buttons.current.get(next)?.focus();
  };

  const hoursOf = (half: Half) => `${texts[half].from}–${texts[half].to}`;
  // A full week has the names of all weekdays.
  const named = (weeks.find((week) => !week.includes(null)) ?? []).filter((day) => day !== null);

  return (
    <div role="grid" aria-label={texts.heading} className={kit.stack(1, kit.text(["measure"], "times-grid"))}>
      <div role="row" className="times-row">
        {named.map((day) => (
          <span
            key={day}
            role="columnheader"
            aria-label={dateWord(day, "weekday", "long", language)}
            className={kit.text(["soft", "sm", "strong", "center"])}
          >
            {dateWord(day, "weekday", "short", language)}
          </span>
        ))}
      </div>
      {rows.map(({ half, cells }, index) => (
        <div key={`${half} ${Math.floor(index / 2)}`} role="row" className="times-row" data-half={half}>
          {cells.map(({ column, time }) =>
            time ? (
              <div key={column} role="gridcell">
                {half === halves[0] && (
                  <span aria-hidden="true" className={kit.text(["sm", "strong", "center"], "times-day")}>
                    {dayInCell(dayOf(time))}
                  </span>
                )}
                <button
                  ref={(element) => {
                    if (element) buttons.current.set(time, element);
                  }}
                  type="button"
                  className="times-button"
                  aria-label={`${halfDayInWords(time, texts, language)}, ${hoursOf(half)}`}
                  aria-pressed={chosen.includes(time)}
                  aria-disabled={(chosen.length >= mostTimes && !chosen.includes(time)) || undefined}
                  tabIndex={time === active ? 0 : -1}
                  onKeyDown={(event) => onKeyDown(event, time)}
                  // A tap both focuses and chooses, and the choice is rendered first.
                  onFocus={() => startTransition(() => setActive(time))}
                  onClick={() => onToggle(time)}
                >
                  <span className="times-word">{texts[half].name}</span>
                  <span className="times-hours">{hoursOf(half)}</span>
                </button>
              </div>
            ) : (
              <div key={column} role="gridcell" />
            ),
          )}
        </div>
      ))}
    </div>
  );
};
