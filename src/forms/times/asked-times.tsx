import { useEffect, useRef, useState, type ComponentType } from "react";
import {
  storeCalendarHeight,
  reserveCalendarHeight,
  onTimesAsked,
  unmarkTimesAsked,
} from "../../browser/before-paint/asked-times";
import { useBrowserLayoutEffect } from "../../browser/reading/use-browser-layout-effect";
import { useCurrentPath } from "../../routes/current-route";
import { draftKey, readDraft } from "../drafts/draft";
import { useEnquiryForm } from "../engine/enquiry-context";
import * as kit from "../../components/kit/kit";
import * as styles from "./asked-times.module.css";

/** The calendar of times, if a button asked for it or the draft has times. Its code is loaded only then. */
export const AskedTimes = () => {
  const { definition, times, hydrated } = useEnquiryForm();
  const key = draftKey(definition.kind, useCurrentPath());
  const room = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  const [failed, setFailed] = useState(false);
  const [Calendar, setCalendar] = useState<ComponentType>();
  const wanted = asked > 0 || times !== undefined;

  // Before the first paint after a navigation, so that the space is reserved and nothing moves.
  useBrowserLayoutEffect(() => {
    const ask = () => setAsked((before) => before + 1);
    if (readDraft(key)?.times) ask();
    return onTimesAsked(ask);
  }, [key]);

  // Not earlier: scrolling to the form must include the reserved height.
  useBrowserLayoutEffect(() => {
    if (wanted) unmarkTimesAsked();
  }, [wanted, asked]);

  useEffect(() => {
    if (!wanted) return;
    import("./times-field").then(
      async ({ TimesField, loadStyles }) => {
        await loadStyles();
        setCalendar(() => TimesField);
      },
      () => setFailed(true),
    );
  }, [wanted]);

  useEffect(() => {
    if (!Calendar || !room.current || typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(([entry]) => entry && storeCalendarHeight(entry.contentRect.height));
    observer.observe(room.current);
    return () => {
      observer.disconnect();
      reserveCalendarHeight();
    };
  }, [Calendar]);

  return (
    <div ref={room} data-times hidden={!wanted || failed} className={kit.fullRow(styles.room)}>
      {/* Reads the draft's times on mount only, so the draft comes first. */}
      {Calendar && hydrated && <Calendar />}
    </div>
  );
};
