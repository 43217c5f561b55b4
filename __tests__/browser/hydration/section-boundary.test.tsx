import { act, fireEvent, screen } from "@testing-library/react";
import { Suspense, useRef, useState } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { ErrorBoundary } from "../../../src/browser/hydration/error-boundary";
import { SectionBoundary } from "../../../src/browser/hydration/page-body";

interface ToyProps {
  /** Where its script fails. */
  fails?: "at once" | "when pressed";
}

const Toy = ({ fails }: ToyProps) => {
  const [isOn, setIsOn] = useState(false);
  if (typeof window !== "undefined" && (fails === "at once" || (isOn && fails))) throw new Error("broken");
  return (
    <section aria-label="Toy" data-hue="teal">
      <p>
        {!isOn && "Off"} <b>and ready</b>
      </p>
      <button type="button" onClick={() => setIsOn(!isOn)}>
        Switch
      </button>
    </section>
  );
};

const Page = (props: ToyProps) => {
  const part = useRef<HTMLDivElement>(null);
  return (
    <main>
      <h1>A page</h1>
      <div ref={part}>
        <Suspense>
          <SectionBoundary served={() => part.current?.innerHTML}>
            <Toy {...props} />
          </SectionBoundary>
        </Suspense>
      </div>
      <section aria-label="Next">
        <Toy />
      </section>
    </main>
  );
};

const toy = (extra: string) =>
  `<section aria-label="Toy" data-hue="teal"><p>Off<!-- --> <b>and ready</b></p><button type="button">Switch</button>${extra}</section>`;

let root: Root;
let container: HTMLElement;

const hydrate = async (props: ToyProps, extra = "") => {
  container = document.createElement("div");
  container.innerHTML = `<main><h1>A page</h1><div><!--$-->${toy(extra)}<!--/$--></div><section aria-label="Next">${toy("")}</section></main>`;
  document.body.append(container);
  await act(async () => {
    root = hydrateRoot(container, <Page {...props} />, { onRecoverableError: () => undefined });
  });
};

const press = (index: number) => fireEvent.click(screen.getAllByRole("button", { name: "Switch" })[index]!);
const sections = () => screen.getAllByRole("region").map((section) => section.getAttribute("aria-label"));

beforeEach(() => {
  // React logs every error that a boundary catches.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => root.unmount());
  container.remove();
});

const expectWordsAlone = () => {
  const [first] = screen.getAllByRole("region", { name: "Toy" });
  expect(first).toHaveAttribute("data-hue", "teal");
  expect(first).toHaveTextContent("Off and ready");
  expect(sections()).toEqual(["Toy", "Next", "Toy"]);
  press(0);
  expect(first).toHaveTextContent("Off and ready");
  // The next one is alive.
  press(1);
  expect(screen.getByRole("region", { name: "Next" })).not.toHaveTextContent("Off");
};

test("a section that throws when it is used keeps its words", async () => {
  await hydrate({ fails: "when pressed" });
  press(0);
  expectWordsAlone();
});

test("a section that cannot be brought to life stays as the server wrote it", async () => {
  await hydrate({ fails: "at once" });
  expectWordsAlone();
});

test("a section in which a translator has replaced a text that goes keeps the translator's words", async () => {
  await hydrate({});
  const text = container.querySelector("p")!.firstChild as Text;
  const translated = document.createElement("font");
  text.replaceWith(translated);
  translated.append("Aus");
  press(0);
  const [first] = screen.getAllByRole("region", { name: "Toy" });
  expect(first).toHaveTextContent("Aus and ready");
  expect(sections()).toEqual(["Toy", "Next", "Toy"]);
});

test("it says what it has to say where scripts do not run", async () => {
  await hydrate({ fails: "at once" }, "<noscript><p>Write to us</p></noscript>");
  expect(screen.getByText("Write to us")).toBeVisible();
});

test("a section that throws where no words of it stood is an error of the page", async () => {
  container = document.createElement("div");
  document.body.append(container);
  await act(async () => {
    root = createRoot(container);
    root.render(
      <ErrorBoundary fallback={() => <h1>Error</h1>}>
        <Page fails="at once" />
      </ErrorBoundary>,
    );
  });
  expect(container).toHaveTextContent(/^Error$/);
});
