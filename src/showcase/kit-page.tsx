import type { ComponentType } from "react";
import type { PageProps } from "gatsby";
import * as kit from "../components/kit/kit";
import { SideScroll } from "../components/side-scroll/side-scroll";
import { Summary } from "../components/summary/summary";
import type { PageContext } from "../routes/page-context";
import { Seo } from "../seo/seo";

export interface KitContext extends PageContext {
  /** The text of each example, by its path below `src/components`. */
  sources: Readonly<Record<string, string>>;
}

const examples = import.meta.webpackContext("../components", { recursive: true, regExp: /\.example\.tsx$/ });

const nameOf = (path: string): string => path.split("/")[1]!;

/** Every component with its options, and the lines that make it. For developers: the site itself does not have this page. */
const KitPage = ({ pageContext: { sources } }: PageProps<object, KitContext>) => (
  <>
    <Seo seo={{ title: "Kit", description: "Every component of the site, with its options." }} hidden />
    <div className={kit.pageWidth(kit.column(8))} style={{ paddingBlock: "var(--space-7)" }}>
      <h1 className={kit.text(["3xl"])}>Kit</h1>
      {examples.keys().map((path) => {
        const { default: Example } = examples(path) as { default: ComponentType };
        return (
          <section key={path} id={nameOf(path)} className={kit.column(4)}>
            <h2 className={kit.text(["2xl"])}>{nameOf(path)}</h2>
            <div style={{ position: "relative" }}>
              <Example />
            </div>
            <details>
              <Summary narrow>Lines to copy</Summary>
              <SideScroll name={`Lines of ${nameOf(path)}`}>
                <pre>
                  <code>{sources[path]}</code>
                </pre>
              </SideScroll>
            </details>
          </section>
        );
      })}
    </div>
  </>
);

export default KitPage;
