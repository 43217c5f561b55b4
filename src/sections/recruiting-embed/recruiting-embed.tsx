import { useEffect, useState, type ReactNode } from "react";
import { addScript } from "../../browser/add-script";
import { clientConfig } from "../../config/client-config";
import { Section, type Intro } from "../../components/section/section";
import * as styles from "./recruiting-embed.module.css";

interface RecruitingEmbedProps {
  intro: Intro;
  /** What to show where the widget cannot be had. */
  children: ReactNode;
}

/** The job list of the recruiting service. Its script runs anew on every visit, client-side ones included. */
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
      <Section id="openings" intro={intro} tone="sand">
        {/* Theirs alone: React never looks into it again. */}
        <div id={clientConfig.recruiting.container} className={styles.jobs} />
      </Section>
      <noscript>{children}</noscript>
    </>
  );
};

/** The configured recruiting widget, or what the site itself has to show. */
export const RecruitingEmbed = (props: RecruitingEmbedProps) =>
  clientConfig.recruiting.script ? <Widget {...props} /> : props.children;
