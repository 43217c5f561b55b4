import type { PictureFile } from "../../src/components/picture/picture";
import { CurrentPathProvider } from "../../src/routes/current-route";
import type { ReactNode } from "react";
import { renderWithLabels } from "../components/carousel-support";

/** A drawing: what the picture fragments answer for SVG. */
export const drawing = (name: string): PictureFile => ({ publicURL: `/${name}.svg`, childImageSharp: null });

/** Renders a section as it stands on the page at `path`. */
export const renderOn = (path: string, section: ReactNode) =>
  renderWithLabels(<CurrentPathProvider value={path}>{section}</CurrentPathProvider>);
