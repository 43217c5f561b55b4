import { useState, type ComponentType, type ReactNode } from "react";
import type { PageProps } from "gatsby";
import { Field } from "../components/field/field";
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

interface Example {
  /** Also the anchor of its place on the page. */
  name: string;
  room: "components" | "sections";
  Show: ComponentType;
  /** Path below `src`. */
  file: string;
}

const examplesIn = (room: Example["room"], found: typeof components): Example[] =>
  found.keys().map((path) => ({
    name: path.split("/")[1] ?? path,
    room,
    Show: (found(path) as { default: ComponentType }).default,
    file: path.replace(".", room),
  }));

const all = [...examplesIn("components", components), ...examplesIn("sections", sections)];
// The kit is first, because all others use it.
const examples = [...all.filter(({ name }) => name === "kit"), ...all.filter(({ name }) => name !== "kit")];

/** As wide as a page. The outer element spans the row, to which the inner one's width is relative. */
const PageWide = ({ children }: { children: ReactNode }) => (
  <div>
    <div className={kit.pageWidth()}>{children}</div>
  </div>
);

/** An example, with its source text. */
const Place = ({
  example: { name, room, Show },
  source,
}: {
  example: Example;
  source: string | undefined;
}) => {
  const Room = room === "components" ? PageWide : "div";
  return (
    <article id={`${room}-${name}`} className={kit.stack(4)} style={{ position: "relative" }}>
      <PageWide>
        <h2 className={kit.text(["2xl"])}>{name}</h2>
      </PageWide>
      <Room>
        <Show />
      </Room>
      <PageWide>
        <details>
          <Summary narrow>Lines to copy</Summary>
          <SideScroll name={`Lines of ${name}`}>
            <pre>
              <code>{source}</code>
            </pre>
          </SideScroll>
        </details>
      </PageWide>
    </article>
  );
};

/** Every component and section with its options, for developers. The published site does not have this page. */
const KitPage = ({ pageContext: { sources } }: PageProps<object, KitContext>) => {
  const [looked, setLooked] = useState("");
  const shown = examples.filter(({ name }) => name.includes(looked.trim().toLowerCase()));
  return (
    <>
      <Seo seo={{ title: "Kit", description: "The parts of the site, with their options." }} hidden />
      <div className={kit.stack(8)} style={{ paddingBlock: "var(--space-7)" }}>
        <PageWide>
          <div className={kit.stack(4)}>
            <h1 className={kit.text(["4xl"])}>Kit</h1>
            <p>
              Components stand in the width of the page, sections as on a page. The helpers under <b>kit</b>{" "}
              are what both are made of; docs/kit.md says when to take which.
            </p>
            <Field
              type="search"
              label="Show those whose name has"
              value={looked}
              onChange={({ target }) => setLooked(target.value)}
            />
            <nav aria-label="Examples">
              <ul className={kit.cluster(3)}>
                {shown.map(({ name, room }) => (
                  <li key={`${room}-${name}`}>
                    <a href={`#${room}-${name}`}>{name}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </PageWide>
        {shown.map((example) => (
          <Place key={example.file} example={example} source={sources[example.file]} />
        ))}
      </div>
    </>
  );
};

export default KitPage;
