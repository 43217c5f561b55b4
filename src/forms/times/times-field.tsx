import { useEffect, useId, useLayoutEffect, useMemo, useState } from "react";
import fieldStyles from "!!file-loader?name=static/[name]-[contenthash].[ext]!./times-field.css";
import * as kit from "../../components/kit/kit";
import { addStylesheet } from "../../browser/reading/add-to-head";
import { interpolate } from "../../content-model/interpolate";
import { keepNumbers } from "../../site-data/keep-numbers";
import { useForms, useSite } from "../../site-data/context";
import { useEnquiryForm, useField } from "../engine/enquiry-context";
import {
  comingWeeks,
  mostTimes,
  localTimeZone,
  stillOffered,
  type Half,
  type HalfDay,
  type Week,
} from "./half-days";
import { TimesGrid } from "./times-grid";
import { timesInWords } from "./times-in-words";

/** Loads the styles. They are a separate file, because pages contain the styles of all their imports. */
export const loadStyles = (): Promise<void> => addStylesheet(fieldStyles);

const renewalMs = 60_000;

/** The weeks on offer, updated while the page stays open. */
const useComingWeeks = (zone: string): Week[] => {
  const [weeks, setWeeks] = useState(() => comingWeeks(new Date(), zone));
  useEffect(() => {
    const renew = () => {
      const now = comingWeeks(new Date(), zone);
      setWeeks((shown) => (String(shown) === String(now) ? shown : now));
    };
    const timer = setInterval(renew, renewalMs);
    document.addEventListener("visibilitychange", renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", renew);
    };
  }, [zone]);
  return weeks;
};

/** Lets the visitor choose up to three half-days, which are added to the message as text. */
export const TimesField = () => {
  const { values, times, setTimes, fieldId } = useEnquiryForm();
  const { times: texts } = useForms();
  const { language } = useSite();
  const { max } = useField("message", "lines");
  const zone = useMemo(localTimeZone, []);
  const weeks = useComingWeeks(zone);
  const [refusal, setRefusal] = useState("");
  const hintId = useId();
  const chosen = stillOffered(times?.chosen ?? [], weeks);
  const inWords = (some: readonly HalfDay[]) => timesInWords(some, texts, { zone, language });
  const hoursOf = (half: Half) => `${texts[half].from}:00–${texts[half].to}:00`;

  // Removes times of the draft that have passed or are of another time zone. A layout effect: after the paint it could
  // undo the first click.
  useLayoutEffect(() => {
    setTimes({ chosen, words: inWords(chosen) });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- on arrival, and when a day has passed
  }, [weeks]);

  const toggle = (time: HalfDay) => {
    const taken = chosen.includes(time);
    const next = taken ? chosen.filter((other) => other !== time) : stillOffered([...chosen, time], weeks);
    const words = inWords(next);
    if (next.length > mostTimes) return setRefusal(interpolate(texts.full, { most: mostTimes }));
    if (!taken && String(values["message"]).length + words.length + 2 > max) return setRefusal(texts.noRoom);
    setRefusal("");
    setTimes({ chosen: next, words });
  };

  return (
    <fieldset id={fieldId("times")} className="times" aria-describedby={hintId}>
      <legend className="times-heading">{texts.heading}</legend>
      <div className={kit.stack(3, "times-body")}>
        <p id={hintId} className={kit.text(["soft", "sm"], "times-note")}>
          {interpolate(texts.hint, { morning: hoursOf("morning"), afternoon: hoursOf("afternoon"), zone })}
        </p>
        <TimesGrid weeks={weeks} chosen={chosen} onToggle={toggle} />
        <p role="status" className={kit.text(["sm", "strong"])}>
          {refusal || interpolate(texts.count, { n: chosen.length, most: mostTimes })}
        </p>
        {chosen.length > 0 && (
          <p className={kit.text(["sm"], "times-preview")}>
            {texts.preview} <q>{keepNumbers(inWords(chosen))}</q>
          </p>
        )}
      </div>
    </fieldset>
  );
};
