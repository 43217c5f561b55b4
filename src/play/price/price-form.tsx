import { useState, useEffect, useRef } from "react";
import { afterPaint } from "../../browser/reading/schedule";
import { Button } from "../../components/button/button";
import { Picture } from "../../components/picture/picture";
import { Range } from "../../components/range/range";
import { Select } from "../../components/select/select";
import { Spoken } from "../spoken/spoken";
import { Stepper } from "../stepper/stepper";
import { shared } from "../../content-model/form-fields/shared";
import { handOver } from "../../forms/engine/handover";
import { interpolate } from "../../content-model/interpolate";
import { recordOf } from "../../content-model/records";
import { useSite } from "../../site-data/context";
import { budgetFor, growth, priceOf, quantities } from "./price";
import * as kit from "../../components/kit/kit";
import * as styles from "./price-form.module.css";
import { inWords, priceWords } from "./price-words";
import { usePriceInput, useTurning } from "./use-price-input";

const count = 24;
const perRow = 6;
const rows = count / perRow;
const frameMs = 45;

const show = (element: HTMLElement, frame: number): void => {
  const [column, row] = [frame % perRow, Math.floor(frame / perRow)];
  element.style.backgroundPosition = `${(column / (perRow - 1)) * 100}% ${(row / (rows - 1)) * 100}%`;
};

/**
 * Plays the frames of the growing pot. They load at the first use of the form. Under reduced motion they never load,
 * and the finished pot is shown.
 */
const useFrames = (url: string | null, grown: number) => {
  const pot = useRef<HTMLDivElement>(null);
  const current = useRef(0);
  const asked = useRef(false);
  const [loaded, setLoaded] = useState(false);
  const target = Math.round(grown * (count - 1));

  const fetchFrames = () => {
    if (asked.current || !url || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    asked.current = true;
    const picture = new Image();
    picture.src = url;
    // Decoded off the main thread before the picture is shown. Without the frames, the still picture stays.
    picture.decode().then(
      () => setLoaded(true),
      () => undefined,
    );
  };

  useEffect(() => {
    const element = pot.current;
    if (!loaded || !element) return undefined;
    let last = 0;
    let request = 0;
    const play = (now: number) => {
      if (now - last >= frameMs) {
        last = now;
        if (current.current !== target) current.current += Math.sign(target - current.current);
        show(element, current.current);
      }
      if (current.current !== target) request = requestAnimationFrame(play);
    };
    show(element, current.current);
    request = requestAnimationFrame(play);
    return () => cancelAnimationFrame(request);
  }, [loaded, target]);

  return { pot, loaded, fetchFrames };
};

interface PriceFormProps {
  texts: Queries.EstimateFragment;
  rates: Queries.RatesSettingsFragment;
}

/** Four choices, a pot that grows with them, and the price. */
const PriceForm = ({ texts, rates }: PriceFormProps) => {
  const { language } = useSite();
  const { controls, platform, setPlatform, chosen, choose } = usePriceInput(rates);
  const [asked, setAsked] = useState("");

  const price = priceOf(rates, { ...chosen, hours: platform.hours });
  const words = priceWords(texts, rates, { ...chosen, platform }, price, language);
  const hours = rates.platforms.map((one) => one.hours);
  const sumOf = (end: "least" | "most", edge: number): number =>
    priceOf(rates, { ...recordOf(quantities, (name) => rates[name][end]), hours: edge }).sum;
  const grown = growth(price.sum, sumOf("least", Math.min(...hours)), sumOf("most", Math.max(...hours)));
  const { pot, loaded, fetchFrames } = useFrames(texts.frames.publicURL, grown);

  const turning = useTurning(chosen.months, (months) => choose("months", months));
  const ask = () => {
    setAsked(words.message);
    const estimate = { budget: budgetFor(price, shared.budget.max), message: words.message };
    // The form is filled in after the button's response is painted, because on a phone both take long.
    afterPaint(() => handOver("form:prefill", estimate));
  };

  return (
    <div className={styles.outer} onPointerDown={fetchFrames} onFocus={fetchFrames}>
      <div className={kit.card(["raised", "pad-5"], styles.wheel)}>
        <div className={styles.stage} {...turning}>
          <Picture file={texts.image} alt={texts.alt} className={loaded ? styles.under : styles.still} />
          <div
            ref={pot}
            aria-hidden="true"
            hidden={!loaded}
            className={styles.frames}
            style={loaded ? { backgroundImage: `url("${texts.frames.publicURL}")` } : undefined}
          />
        </div>
        <div className={styles.head}>
          <p>{texts.estimate}</p>
          <p className={kit.text(["title", "3xl"], styles.range)}>{words.range}</p>
        </div>
        <div
          ref={controls}
          className={kit.tiles(5, "usual", kit.fullRow(styles.choices), kit.onlyFor("live"))}
        >
          <Select
            wide
            label={texts.platform}
            options={rates.platforms.map(({ id, label }) => ({ value: id, text: label }))}
            value={platform.id}
            onChange={({ target }) => setPlatform(target.value)}
          />
          {quantities.map((name) => {
            const { label } = texts[name];
            const { least, most } = rates[name];
            return (
              <Stepper
                key={name}
                value={chosen[name]}
                min={least}
                max={most}
                step={1}
                look="end"
                less={interpolate(texts.less, { what: label })}
                more={interpolate(texts.more, { what: label })}
                onStep={(value) => choose(name, value)}
              >
                <Range
                  label={label}
                  min={least}
                  max={most}
                  value={chosen[name]}
                  valueText={inWords(texts[name], chosen[name])}
                  onChange={({ target }) => choose(name, Number(target.value))}
                />
              </Stepper>
            );
          })}
        </div>
        <div className={kit.stack(3, kit.fullRow(styles.price))}>
          <dl className={kit.stack(2)}>
            {words.lines.map(({ key, text, amount }) => (
              <div key={key} className={kit.row(3, kit.spaceBetween(styles.line))}>
                <dt className={kit.text(["balance"])}>{text}</dt>
                <dd>{amount}</dd>
              </div>
            ))}
            <div className={kit.row(3, kit.spaceBetween(styles.line))}>
              <dt>{texts.sum}</dt>
              <dd>{words.sum}</dd>
            </div>
          </dl>
          <p className={kit.text(["soft", "sm"])}>
            {interpolate(texts.spread, { below: rates.below, above: rates.above })} {texts.leavesOut}
          </p>
          <div className={kit.onlyFor("live")}>
            <Button onClick={ask}>{texts.ask}</Button>
          </div>
        </div>
        <Spoken>{asked === words.message ? texts.asked : `${texts.estimate} ${words.range}`}</Spoken>
      </div>
    </div>
  );
};

export default PriceForm;
