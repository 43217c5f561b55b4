import type { ComponentType } from "react";
import type { PageProps } from "gatsby";
import * as kit from "../components/kit/kit";
import { SideScroll } from "../components/side-scroll/side-scroll";
import { Summary } from "../components/summary/summary";
import type { PageContext } from "../routes/page-context";
import { Seo } from "../seo/seo";

export interface KitContext extends PageContext {
  /** Source text of each example, by its path below `src`. */
  sources: Readonly<Record<string, string>>;
}

const components = import.meta.webpackContext("../components", {
  recursive: true,
  regExp: /\.example\.tsx$/,
});
const sections = import.meta.webpackContext("../sections", { recursive: true, regExp: /\.example\.tsx$/ });

interface RoomProps extends Pick<KitContext, "sources"> {
  heading: string;
  /** Folder below `src`. */
  room: string;
  examples: typeof components;
  /** Class of an example's container. */
  place?: string;
}

/** The examples of one folder, with their source code. */
const Room = ({ heading, room, examples, place, sources }: RoomProps) => (
  <div className={kit.column(8)}>
    <h2 className={kit.pageWidth(kit.text(["3xl"]))}>{heading}</h2>
    {examples.keys().map((path) => {
      const { default: Example } = examples(path) as { default: ComponentType };
      const [, name] = path.split("/");
      return (
        <article key={path} id={`${room}-${name}`} className={kit.column(4)}>
          <h3 className={kit.pageWidth(kit.text(["2xl"]))}>{name}</h3>
          <div className={place} style={{ position: "relative" }}>
            <Example />
          </div>
          <details className={kit.pageWidth()}>
            <Summary narrow>Lines to copy</Summary>
            <SideScroll name={`Lines of ${name}`}>
              <pre>
                <code>{sources[path.replace(".", room)]}</code>
              </pre>
            </SideScroll>
          </details>
        </article>
      );
    })}
  </div>
);

/** Every component and section with its options, for developers. The published site does not have this page. */
const KitPage = ({ pageContext: { sources } }: PageProps<object, KitContext>) => (
  <>
    <Seo seo={{ title: "Kit", description: "The parts of the site, with their options." }} hidden />
    <div className={kit.column(8)} style={{ paddingBlock: "var(--space-7)" }}>
      <h1 className={kit.pageWidth(kit.text(["4xl"]))}>Kit</h1>
      <Room
        heading="Components"
        room="components"
        examples={components}
        place={kit.pageWidth()}
        {...{ sources }}
      />
      <Room heading="Sections" room="sections" examples={sections} {...{ sources }} />
    </div>
  </>
);

export default KitPage;
