import type { ReactNode } from "react";
import { Picture, type PictureFile } from "../picture/picture";
import { CardLink } from "../card-link/card-link";
import * as kit from "../kit/kit";
import * as styles from "./link-panels.module.css";

interface LinkPanelsProps {
  /** Number of panels in a row on wide screens. */
  columns: 3 | 4 | 5;
  children: ReactNode;
}

/** Links side by side in a banner, each in its own hue; on phones one per line. */
export const LinkPanels = ({ columns, children }: LinkPanelsProps) => (
  <ul className={columns === 5 ? kit.desktopColumns(5, 4, styles.five) : kit.columns(columns, 4)}>
    {children}
  </ul>
);

interface LinkPanelProps {
  to: string;
  name: string;
  hue: string;
  /** Picture of a clay object. Either all panels of a row have one, or none. */
  picture?: PictureFile | null;
  children?: ReactNode;
}

export const LinkPanel = ({ to, name, hue, picture, children }: LinkPanelProps) => (
  <li
    className={kit.card(
      ["panel"],
      picture ? kit.grid(2, styles.pictured) : kit.stack(2),
      kit.icon("next", styles.panel),
    )}
    data-hue={hue}
  >
    {picture && <Picture file={picture} alt="" className={kit.object("small", styles.picture)} />}
    <h2 className={kit.text(["lg"], styles.name)}>
      <CardLink to={to} hover="none">
        {name}
      </CardLink>
    </h2>
    {children}
  </li>
);
