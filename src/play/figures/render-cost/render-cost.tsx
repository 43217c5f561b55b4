import { useState } from "react";
import { Checkbox } from "../../../components/checkbox/checkbox";
import { ChipChoice } from "../../../components/chip-choice/chip-choice";
import { Figure, outcome } from "../shared/figure";
import { Drawing, Clay } from "../shared/drawing";
import * as styles from "../../signature.module.css";
import { frame, componentNames, components, renders, type Choice, type ComponentName } from "./renders";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const small = { width: 80, height: 34, y: 92 };
const line = { width: 40, height: 34, y: 160 };
const boxes: Record<ComponentName, Box> = {
  page: { x: 134, y: 20, width: 92, height: 38 },
  menu: { ...small, x: 8 },
  field: { ...small, x: 96 },
  list: { ...small, x: 184 },
  total: { ...small, x: 272 },
  line1: { ...line, x: 82 },
  line2: { ...line, x: 128 },
  line3: { ...line, x: 174 },
  line4: { ...line, x: 220 },
  line5: { ...line, x: 266 },
  line6: { ...line, x: 312 },
};

const middle = ({ x, width }: Box) => x + width / 2;
const depth = (name: ComponentName): number => {
  const { parent } = components[name];
  return parent ? depth(parent) + 1 : 0;
};

/** A curve from the bottom of one part to the top of the next. */
const twig = (from: Box, to: Box) => {
  const [start, end] = [from.y + from.height, to.y];
  const half = (start + end) / 2;
  return `M${middle(from)} ${start}C${middle(from)} ${half} ${middle(to)} ${half} ${middle(to)} ${end}`;
};

const meter = { x: 8, y: 222, width: 344, height: 14, full: 40 };
const along = (ms: number) => (ms / meter.full) * meter.width;

interface RenderTreeProps {
  words: Queries.RenderCostFragment;
  choice: Choice;
}

/** The components as a tree, level by level, with the rendered ones highlighted, and the time that they take. */
const RenderTree = ({ words, choice }: RenderTreeProps) => {
  const { ran, ms, frames } = renders(choice);
  const wave = (name: ComponentName) => ({ transitionDelay: `${depth(name) * 90}ms` });
  const labels: Partial<Record<ComponentName, string>> = words.parts;
  return (
    <Drawing textAnchor="middle">
      {componentNames.map((name) => {
        const { parent } = components[name];
        return (
          parent && (
            <path
              key={name}
              d={twig(boxes[parent], boxes[name])}
              className={styles.moves}
              style={wave(name)}
              fill="none"
              stroke={ran.has(name) && ran.has(parent) ? "var(--brand)" : "var(--line-strong)"}
              strokeWidth={2}
            />
          )
        );
      })}
      {componentNames.map((name) => {
        const box = boxes[name];
        const lit = ran.has(name);
        return (
          <g key={name} style={wave(name)}>
            <Clay {...box} className={styles.moves} fill={lit ? "var(--brand)" : "var(--surface)"} />
            <text
              x={middle(box)}
              y={box.y + box.height / 2 + 4}
              className={styles.moves}
              fill={lit ? "var(--night)" : "var(--ink-soft)"}
            >
              {labels[name] ?? (lit ? components[name].ms : "·")}
            </text>
            {name === choice.state && (
              <circle
                cx={box.x + box.width - 4}
                cy={box.y + 3}
                r={8}
                fill="var(--sun)"
                stroke="var(--night)"
              />
            )}
          </g>
        );
      })}
      <rect {...meter} width={meter.width} rx={7} fill="var(--surface)" />
      <rect
        {...meter}
        rx={7}
        fill={frames > 0 ? "var(--brand)" : "var(--teal)"}
        className={styles.moves}
        style={{ transformOrigin: `${meter.x}px 0`, transform: `scaleX(${along(ms) / meter.width})` }}
      />
      <path
        d={`M${meter.x + along(frame)} ${meter.y - 5}v${meter.height + 10}`}
        stroke="var(--ink)"
        strokeWidth={2}
      />
      <text x={meter.x + along(frame)} y={meter.y - 9}>
        {words.frame}
      </text>
    </Drawing>
  );
};

/** React: where state is kept decides how much of the page renders for one letter. */
const RenderCost = ({ words }: { words: Queries.RenderCostFragment }) => {
  const [choice, setChoice] = useState<Choice>({ state: "page", memo: false });
  const { ran, ms, frames } = renders(choice);
  const blanks = { ms, frames, count: ran.size, all: componentNames.length };
  return (
    <Figure
      alt={words.alt}
      drawing={<RenderTree words={words} choice={choice} />}
      {...outcome(frames > 0 ? words.slow : words.fast, blanks)}
    >
      <ChipChoice
        wraps
        legend={words.state}
        options={[
          { value: "page", label: words.inPage },
          { value: "field", label: words.inField },
        ]}
        chosen={[choice.state]}
        onChoose={(state) => setChoice({ ...choice, state })}
      />
      <Checkbox
        label={words.memo}
        checked={choice.memo}
        onChange={({ target }) => setChoice({ ...choice, memo: target.checked })}
      />
    </Figure>
  );
};

export default RenderCost;
