import { Eyebrow } from "../../components/eyebrow/eyebrow";
import { Picture, type PictureFile } from "../../components/picture/picture";
import { Section } from "../../components/section/section";
import * as kit from "../../components/kit/kit";
import * as styles from "./contract-sheet.module.css";

interface ContractSheetProps {
  section: Queries.PointSectionFragment;
  seal: PictureFile | null;
  hue: string;
}

/** Promises as the numbered clauses of a contract with a seal. */
export const ContractSheet = ({ section, seal, hue }: ContractSheetProps) => (
  <Section tone="band" hue={hue}>
    <div className={kit.card(["lifted", "broad", "pad-6"], kit.grid(5, styles.sheet))}>
      <div className={kit.stack(3, styles.words)}>
        {section.eyebrow && <Eyebrow>{section.eyebrow}</Eyebrow>}
        <h2>{section.heading}</h2>
        {section.text && <p className={kit.text(["soft"])}>{section.text}</p>}
      </div>
      <ol className={kit.columns(2, 3, kit.text(["sm"]))}>
        {section.points.map((point) => (
          <li key={point} className={kit.beside(3, kit.marker("number", styles.clause))}>
            {point}
          </li>
        ))}
      </ol>
      {seal && (
        <Picture file={seal} alt="" className={kit.object("usual", kit.onlyFor("screen", styles.seal))} />
      )}
    </div>
  </Section>
);
