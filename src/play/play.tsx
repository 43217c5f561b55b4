import { memo, useEffect, useRef } from "react";
import { Section } from "../components/section/section";
import { lazySection } from "../browser/hydration/lazy-section";
// Imported here, because the server-rendered HTML needs these styles before a demo's code loads.
import "../components/chip-choice/chip-choice.module.css";
import "../components/field/field.module.css";
import "./stepper/stepper.module.css";
import "./contrast-card/contrast-card.module.css";
import * as styles from "./play.module.css";
import "./settle-up/friends-table.module.css";
import "./settle-up/settle-up.module.css";
import "./settle-up/debt-graph.module.css";

const SettleUp = lazySection(() => import("./settle-up/settle-up"), styles.toy);
const ContrastCard = lazySection(() => import("./contrast-card/contrast-card"), styles.toy);

/** An interactive demo of the product. A link can contain its state in the hash. */
export const Play = memo(({ play }: { play: Queries.PlayFragment }) => {
  const { slug, settleUp, contrastCard } = play;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.location.hash.startsWith(`#${slug}=`)) root.current?.scrollIntoView();
  }, [slug]);
  return (
    <Section intro={play} tone="band" layout="spread" id={slug}>
      <div ref={root}>
        {settleUp && <SettleUp slug={slug} words={settleUp} />}
        {contrastCard && <ContrastCard words={contrastCard} />}
      </div>
    </Section>
  );
});
Play.displayName = "Play";
