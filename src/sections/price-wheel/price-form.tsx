import { useState } from "react";
import { Button } from "../../components/button/button";
import { Picture } from "../../components/picture/picture";
import { Range } from "../../components/range/range";
import { Select } from "../../components/select/select";
import { Spoken } from "../../components/spoken/spoken";
import { shared } from "../../content-model/form-fields/shared";
import { handOverEstimate } from "../../forms/engine/estimate-handover";
import { fillIn } from "../../site-data/fill-in";
import { useSite } from "../../site-data/context";
import { budgetFor, growth, priceOf, type Wish } from "./price";
import * as styles from "./price-form.module.css";
import { inWords, priceWords } from "./price-words";
import { useFrames } from "./use-frames";
import { useTurning } from "./use-turning";

interface PriceFormProps {
  wheel: Queries.PriceWheelFragment;
  rates: Queries.RatesSettingsFragment;
}

const quantities = ["team", "months", "care"] as const;

/** Four choices, a pot that grows with them, and the sum. */
export const PriceForm = ({ wheel, rates }: PriceFormProps) => {
  const { language } = useSite();
  const [platformId, setPlatform] = useState(rates.platform);
  const [chosen, setChosen] = useState({
    team: rates.team.initial,
    months: rates.months.initial,
    care: rates.care.initial,
  });
  const [asked, setAsked] = useState(false);

  const platform = rates.platforms.find(({ id }) => id === platformId) ?? rates.platforms[0]!;
  const price = priceOf(rates, { ...chosen, hours: platform.hours });
  const words = priceWords(wheel, rates, { ...chosen, platform }, price, language);
  const hours = rates.platforms.map((one) => one.hours);
  const sumOf = (end: "least" | "most", edge: number): number => {
    const wish: Wish = {
      hours: edge,
      team: rates.team[end],
      months: rates.months[end],
      care: rates.care[end],
    };
    return priceOf(rates, wish).sum;
  };
  const grown = growth(price.sum, sumOf("least", Math.min(...hours)), sumOf("most", Math.max(...hours)));
  const { pot, loaded, fetchFrames } = useFrames(wheel.frames.publicURL, grown);

  const choose = (name: (typeof quantities)[number], value: number) => {
    const { least, most } = rates[name];
    setAsked(false);
    setChosen((before) => ({ ...before, [name]: Math.min(Math.max(value, least), most) }));
  };
  const turning = useTurning(chosen.months, (months) => choose("months", months));
  const ask = () => {
    setAsked(true);
    handOverEstimate({ budget: budgetFor(price, shared.budget.max), message: words.message });
  };

  return (
    <div className={styles.outer} onPointerDown={fetchFrames} onFocus={fetchFrames}>
      <div className={styles.wheel}>
        <div className={styles.stage} {...turning}>
          <Picture file={wheel.image} alt={wheel.alt} className={loaded ? styles.under : styles.still} />
          <div
            ref={pot}
            aria-hidden="true"
            hidden={!loaded}
            className={styles.frames}
            style={loaded ? { backgroundImage: `url("${wheel.frames.publicURL}")` } : undefined}
          />
        </div>
        <div className={styles.head}>
          <p>{wheel.estimate}</p>
          <p className={styles.range}>{words.range}</p>
        </div>
        <div className={styles.choices}>
          <Select
            wide
            label={wheel.platform}
            options={rates.platforms.map(({ id, label }) => ({ value: id, text: label }))}
            value={platform.id}
            onChange={({ target }) => {
              setAsked(false);
              setPlatform(target.value);
            }}
          />
          {quantities.map((name) => (
            <Range
              key={name}
              label={wheel[name].label}
              min={rates[name].least}
              max={rates[name].most}
              value={chosen[name]}
              valueText={inWords(wheel[name], chosen[name])}
              onChange={({ target }) => choose(name, Number(target.value))}
            />
          ))}
        </div>
        <div className={styles.price}>
          <dl className={styles.lines}>
            {words.lines.map(({ key, text, amount }) => (
              <div key={key} className={styles.line}>
                <dt>{text}</dt>
                <dd>{amount}</dd>
              </div>
            ))}
            <div className={styles.line}>
              <dt>{wheel.sum}</dt>
              <dd>{words.sum}</dd>
            </div>
          </dl>
          <p className={styles.note}>
            {fillIn(wheel.spread, { below: rates.below, above: rates.above })} {wheel.leavesOut}
          </p>
          <div className={styles.ask}>
            <Button onClick={ask}>{wheel.ask}</Button>
          </div>
        </div>
        <Spoken>{asked ? wheel.asked : `${wheel.estimate} ${words.range}`}</Spoken>
      </div>
    </div>
  );
};
