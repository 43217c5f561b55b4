import "./support/text-encoder";
import { act, screen, waitFor } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { rememberEarlySend, sentEarlyMark } from "../../src/forms/engine/early-send";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { siteData, Site } from "./support/site-data";
import { openSite } from "./support/visitor";
import { words } from "../support/words";

jest.mock("../../src/forms/captcha/create-altcha-worker", () =>
  jest.requireActual<object>("./support/altcha-worker"),
);

// jsdom defines `window` during server rendering too, so the tests set this flag instead.
let mockOnServer = false;
jest.mock("../../src/browser/reading/use-browser-layout-effect", () => {
  const { useLayoutEffect } = jest.requireActual<typeof import("react")>("react");
  return {
    get useBrowserLayoutEffect() {
      return mockOnServer ? () => undefined : useLayoutEffect;
    },
  };
});

const page = (
  <Site>
    <ContactForm />
  </Site>
);

let root: Root | undefined;

/** The server-rendered page, before hydration. */
const serve = (): HTMLElement => {
  openSite();
  const container = document.createElement("div");
  mockOnServer = true;
  container.innerHTML = renderToString(page);
  mockOnServer = false;
  document.body.replaceChildren(container);
  return container;
};

afterEach(() => act(() => root?.unmount()));

test("before hydration, Send submits nothing, and nothing could get into the URL", () => {
  const container = serve();
  const form = container.querySelector("form")!;
  expect(form).toHaveAttribute("method", "post");
  const buttons = [...form.querySelectorAll("button")];
  expect(buttons.map(({ type }) => type)).toEqual(["button"]);
  expect(buttons[0]).toHaveAccessibleName(words.send);
  expect(container.querySelector("noscript")!.textContent).toContain(siteData.site.sales.email);
});

test("the fallback is the only country, by its code, until the list has loaded", () => {
  const container = serve();
  const options = container.querySelectorAll<HTMLOptionElement>("[name=phone_code] option");
  expect([...options].map(({ text }) => text)).toEqual(["IN +91"]);
});

test("input from before hydration is kept and overrides the draft", async () => {
  const container = serve();
  const control = (name: string) => container.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const kept = { name: "From the draft", subject: "From the draft", email: "draft@example.com" };
  window.sessionStorage.setItem("draft:contact:/contact-us", JSON.stringify({ values: kept }));
  control("name").focus();
  control("name").value = "Typed early";
  control("message").value = "Typed early too";
  control("looking_for").checked = true;
  control("send_nda").checked = true;
  container.querySelector<HTMLInputElement>("[role=group][aria-label='Robot test'] input")!.checked = true;
  await act(async () => {
    root = hydrateRoot(container, page);
    await Promise.resolve();
  });
  await waitFor(() =>
    expect(screen.getByLabelText(words.fields.phone_code).children.length).toBeGreaterThan(200),
  );
  expect(control("name")).toHaveValue("Typed early");
  expect(control("message")).toHaveValue("Typed early too");
  expect(control("subject")).toHaveValue("From the draft");
  expect(control("email")).toHaveValue("draft@example.com");
  expect(screen.getByLabelText(words.option("looking_for", 1))).toBeChecked();
  expect(screen.getByLabelText(words.fields.send_nda)).toBeChecked();
  expect(screen.getByRole("button", { name: words.send })).toHaveAttribute("type", "submit");
  expect(await screen.findByText(/^Passed/)).toBeVisible();
});

test.each([
  ["Enter", {}, true],
  ["an Enter that an input method takes", { isComposing: true }, false],
  ["Safari's Enter that ends a composition", { keyCode: 229 }, false],
])("before hydration, %s in a field", (_what, own, sends) => {
  const form = document.body.appendChild(document.createElement("form"));
  const field = form.appendChild(document.createElement("input"));
  const script = form.appendChild(document.createElement("script"));
  Object.defineProperty(document, "currentScript", { value: script, configurable: true });
  rememberEarlySend(sentEarlyMark);
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, ...own }));
  expect(form.hasAttribute(sentEarlyMark)).toBe(sends);
});
