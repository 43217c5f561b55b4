import type { PictureFile } from "../../src/components/picture/picture";
import { CurrentPathProvider } from "../../src/routes/current-route";
import type { ReactNode } from "react";
import { renderWithLabels } from "../components/carousel-support";

/** The result of a picture fragment for an SVG. */
export const drawing = (name: string): PictureFile => ({ publicURL: `/${name}.svg`, childImageSharp: null });

/** Renders a section as on the page at `path`. */
export const renderOn = (path: string, section: ReactNode) =>
  renderWithLabels(<CurrentPathProvider value={path}>{section}</CurrentPathProvider>);
