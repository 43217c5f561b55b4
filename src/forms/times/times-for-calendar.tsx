import { useEffect, useState } from "react";
import { Button } from "../../components/button/button";
import { useForms, useSite } from "../../site-data/context";
import { calendarFile } from "./calendar-file";
import { keepNumbers } from "../../site-data/keep-numbers";
import { halfDayInWords } from "./times-in-words";
import { localTimeZone, spanOf, type HalfDay } from "./half-days";

interface TimesForCalendarProps {
  times: readonly HalfDay[];
  /** Keeps the entries' ids the same when the file is saved twice. */
  reference: string | undefined;
}

/** The times that were sent, and a calendar file with them, created in the browser. */
export const TimesForCalendar = ({ times, reference }: TimesForCalendarProps) => {
  const { times: texts } = useForms();
  const { company, language } = useSite();
  const [href, setHref] = useState("");

  useEffect(() => {
    const events = times.map((time, index) => {
      const [start, end] = spanOf(time, texts, localTimeZone());
      const uid = `${reference ?? Date.now()}-${index + 1}@${window.location.hostname}`;
      return { uid, start, end, summary: texts.event, description: texts.eventText };
    });
    const file = new Blob([calendarFile(events, company, new Date())], { type: "text/calendar" });
    const address = URL.createObjectURL(file);
    setHref(address);
    return () => URL.revokeObjectURL(address);
  }, [times, reference, texts, company]);

  return (
    <>
      <ul>
        {times.map((time) => (
          <li key={time}>{keepNumbers(halfDayInWords(time, texts, language))}</li>
        ))}
      </ul>
      <div>
        <Button href={href} variant="secondary" download={`${reference ?? "times"}.ics`}>
          {texts.save}
        </Button>
      </div>
    </>
  );
};
