import { useState } from "react";
import { Button } from "../../../components/button/button";
import { ChipChoice } from "../../../components/chip-choice/chip-choice";
import { Figure, outcome } from "../shared/figure";
import { Drawing, Clay } from "../shared/drawing";
import * as styles from "../../signature.module.css";

const sheetNames = ["template", "script", "style"] as const;
type SheetName = (typeof sheetNames)[number];

const row = 16;
const sheets: Record<SheetName, { x: number; y: number; height: number; fill: string }> = {
  template: { x: 8, y: 26, height: 62, fill: "var(--sky)" },
  script: { x: 22, y: 96, height: 76, fill: "var(--sun)" },
  style: { x: 36, y: 180, height: 58, fill: "var(--lilac)" },
};
const width = 232;
const card = { x: 276, y: 26, width: 78, height: 104 };
/** Opacity of what is not selected. */
const faint = 0.35;

interface ComponentSheetsProps {
  words: Queries.OpenComponentFragment;
  picked?: SheetName | undefined;
  boxes: number;
}

/** The file's three parts as sheets, one behind the other, and the resulting component. */
const ComponentSheets = ({ words, picked, boxes }: ComponentSheetsProps) => {
  const sum = `${words.currency}${Number(words.unit) * boxes}`;
  const opacityOf = (name: SheetName) => (picked && picked !== name ? faint : 1);
  return (
    <Drawing>
      <text x={10} y={16}>
        {words.file}
      </text>
      {sheetNames.map((name) => {
        const { x, y, height, fill } = sheets[name];
        const { code, wakes, label } = words[name];
        return (
          <g
            key={name}
            className={styles.moves}
            opacity={opacityOf(name)}
            style={{ transform: `translateX(${picked === name ? 8 : 0}px)` }}
          >
            <Clay {...{ x, y, height, width, fill }} radius={12} />
            <text x={x + 12} y={y + 17} fill="var(--night)" fontWeight={700}>
              {label}
            </text>
            {code.map((text, index) => {
              const lit = !picked && wakes.includes(index);
              const top = y + 24 + index * row;
              return (
                <g key={index} fontSize={12.5} className={styles.code}>
                  <rect
                    {...{ x: x + 7, y: top + 1, width: width - 14, height: row - 3 }}
                    rx={3.5}
                    className={styles.moves}
                    fill={lit ? "var(--night)" : "transparent"}
                  />
                  <text
                    x={x + 12}
                    y={top + 11.5}
                    className={styles.moves}
                    fill={lit ? "var(--sun)" : "var(--night)"}
                  >
                    {text}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
      <g fill="none" stroke="var(--brand)" strokeWidth={2.5} strokeLinecap="round" strokeDasharray="1 5">
        <path d="M254 142h30a14 14 0 0 0 14-14" className={styles.moves} opacity={picked ? 0 : 1} />
        <path d="M240 60h36" className={styles.moves} opacity={picked ? 0 : 1} />
      </g>
      {[150, 200].map((y) => (
        <g key={y} opacity={faint}>
          <Clay {...{ ...card, y, height: 38 }} radius={12} fill="var(--surface)" />
          <path
            d={`M288 ${y + 14}h40M288 ${y + 24}h26`}
            stroke="var(--line-strong)"
            strokeWidth={5}
            strokeLinecap="round"
          />
        </g>
      ))}
      <Clay {...card} radius={16} fill="var(--surface)" />
      <g textAnchor="middle">
        <text x={315} y={47} className={styles.moves} opacity={opacityOf("template")}>
          {words.product}
        </text>
        <text
          x={315}
          y={76}
          fontSize={22}
          fontWeight={700}
          className={styles.moves}
          fill={picked && picked !== "style" ? "var(--ink-soft)" : "var(--ink)"}
        >
          {sum}
        </text>
        <g className={styles.moves} opacity={opacityOf("script")}>
          <Clay x={288} y={90} width={54} height={28} radius={14} fill="var(--brand)" />
          <text x={315} y={108} fill="var(--night)">
            {`${boxes} ×`}
          </text>
        </g>
      </g>
    </Drawing>
  );
};

/** The most items that fit on a label. */
const most = 9;

/** Vue: three parts in one file, and what runs in them when one number changes. */
const OpenComponent = ({ words }: { words: Queries.OpenComponentFragment }) => {
  const [picked, setPicked] = useState<SheetName>();
  const [boxes, setBoxes] = useState(2);
  const count = sheetNames.reduce((sum, name) => sum + words[name].wakes.length, 0);
  const add = () => {
    setPicked(undefined);
    setBoxes((before) => (before % most) + 1);
  };
  return (
    <Figure
      alt={words.alt}
      drawing={<ComponentSheets words={words} picked={picked} boxes={boxes} />}
      {...outcome(picked ? words[picked] : words.woken, { count })}
    >
      <ChipChoice
        wraps
        legend={words.pick}
        options={sheetNames.map((name) => ({ value: name, label: words[name].label }))}
        chosen={picked ? [picked] : []}
        onChoose={setPicked}
      />
      <Button size="small" variant="secondary" onClick={add}>
        {words.add}
      </Button>
    </Figure>
  );
};

export default OpenComponent;
