import { useEffect, useState, type ReactNode } from "react";
import { addScript } from "../../browser/reading/add-to-head";
import { clientConfig } from "../../config/client-config";
import { Section, type Intro } from "../../components/section/section";
import * as styles from "./recruiting-embed.module.css";

interface RecruitingEmbedProps {
  intro: Intro;
  /** Fallback if the widget cannot be loaded. */
  children: ReactNode;
}

/** The recruiting service's job list. Its script has to run on every mount, also after a client-side navigation. */
const Widget = ({ intro, children }: RecruitingEmbedProps) => {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const script = addScript(clientConfig.recruiting.script);
    script.addEventListener("error", () => setFailed(true));
    return () => script.remove();
  }, []);
  if (failed) return children;
  return (
    <>
      <Section id="openings" intro={intro} tone="band">
        {/* The script owns this element's content; React never updates it. */}
        <div id={clientConfig.recruiting.container} className={styles.jobs} />
      </Section>
      <noscript>{children}</noscript>
    </>
  );
};

/** The recruiting widget if it is configured, otherwise the site's own openings. */
export const RecruitingEmbed = (props: RecruitingEmbedProps) =>
  clientConfig.recruiting.script ? <Widget {...props} /> : props.children;
