import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { Site } from "./support/site-data";
import { reply } from "./support/fake-api";
import { openSite } from "./support/visitor";
import { words } from "../support/words";

jest.mock("../../src/forms/captcha/create-altcha-worker", () =>
  jest.requireActual<object>("./support/altcha-worker"),
);

type Report = (entries: { isIntersecting: boolean }[]) => void;

let report: Report;

beforeEach(() => {
  class Observer {
    constructor(callback: Report) {
      report = callback;
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  Object.assign(global, { IntersectionObserver: Observer });
});

afterEach(() => {
  Object.assign(global, { IntersectionObserver: undefined });
});

const openFarAway = (draft?: object) => {
  const { api } = openSite();
  if (draft)
    window.sessionStorage.setItem(
      "draft:contact:/contact-us",
      JSON.stringify({ values: draft, countryChosen: true }),
    );
  const { container } = render(
    <Site>
      <ContactForm />
    </Site>,
  );
  const countries = () => screen.getByLabelText(words.fields.phone_code).children.length;
  const geoCalls = () => api.calls.filter(({ url }) => url === "/api/geo").length;
  return { api, container, countries, geoCalls };
};

const move = () => act(() => void window.dispatchEvent(new Event("pointermove")));

test("near the viewport, the visitor's country stands and the list is whole, with nothing done", async () => {
  const { api, countries, geoCalls } = openFarAway();
  api.on("/api/geo", reply(200, { countryCode: "DE" }));
  act(() => report([{ isIntersecting: true }]));
  await waitFor(() => expect(countries()).toBeGreaterThan(200));
  await waitFor(() => expect(screen.getByLabelText(words.fields.phone_code)).toHaveValue("DE"));
  expect(geoCalls()).toBe(1);
});

test("a restored draft tells its country's calling code, with nothing done", async () => {
  const { container } = openFarAway({ phone_code: "GB", phoneNumber: "020 7946 0182" });
  act(() => report([{ isIntersecting: true }]));
  await waitFor(() => expect(container).toHaveTextContent("GB +44"));
});

test("a list that is pressed before it is whole opens when it is", async () => {
  const showPicker = jest.fn();
  Object.assign(HTMLSelectElement.prototype, { showPicker });
  const { countries } = openFarAway();
  const list = screen.getByLabelText(words.fields.phone_code);
  expect(fireEvent.mouseDown(list)).toBe(false);
  expect(showPicker).not.toHaveBeenCalled();
  await waitFor(() => expect(showPicker).toHaveBeenCalledTimes(1));
  expect(countries()).toBeGreaterThan(200);
  expect(fireEvent.mouseDown(list)).toBe(true);
});

test("a form that is far away loads neither, whatever the visitor does", async () => {
  const { countries, geoCalls } = openFarAway();
  move();
  expect([countries(), geoCalls()]).toEqual([1, 0]);
  // Only now, once: what had been asked for before would count too.
  act(() => report([{ isIntersecting: true }]));
  await waitFor(() => expect(countries()).toBeGreaterThan(200));
  expect(geoCalls()).toBe(1);
});

test("focus loads them too", async () => {
  const { countries } = openFarAway();
  act(() => screen.getByLabelText(words.fields.name).focus());
  await waitFor(() => expect(countries()).toBeGreaterThan(200));
});

test("a whole number that was put in before the phone metadata arrived chooses its country when it does", async () => {
  const { countries } = openFarAway();
  fireEvent.input(screen.getByLabelText(words.fields.phoneNumber), { target: { value: "+442079460182" } });
  act(() => report([{ isIntersecting: true }]));
  await waitFor(() => expect(screen.getByLabelText(words.fields.phone_code)).toHaveValue("GB"));
  expect(countries()).toBeGreaterThan(200);
  expect(screen.getByLabelText(words.fields.phoneNumber)).toHaveValue("+44 20 7946 0182");
});
