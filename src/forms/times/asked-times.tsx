import { useEffect, useState, type ComponentType } from "react";
import { onAskedForTimes } from "../../browser/asked-times";
import { useBrowserLayoutEffect } from "../../browser/use-browser-layout-effect";
import { useEnquiryForm } from "../engine/enquiry-context";
import * as styles from "./asked-times.module.css";

/** The calendar of times, where a button asked for it or the draft holds some; its code loads only then. */
export const AskedTimes = () => {
  const { times } = useEnquiryForm();
  const [asked, setAsked] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Calendar, setCalendar] = useState<ComponentType>();
  const wanted = asked || times !== undefined;

  // Before the first paint after a navigation, so that the room is kept and nothing moves.
  useBrowserLayoutEffect(() => onAskedForTimes(() => setAsked(true)), []);

  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    import("./times-field").then(
      async ({ TimesField, styled }) => {
        await styled();
        if (current) setCalendar(() => TimesField);
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [wanted]);

  return (
    wanted &&
    !failed && (
      <div data-times className={styles.room}>
        {Calendar && <Calendar />}
      </div>
    )
  );
};
