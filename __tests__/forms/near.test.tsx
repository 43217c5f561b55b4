import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { Site } from "./support/site-data";
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

const openFarAway = () => {
  const { api } = openSite();
  render(
    <Site>
      <ContactForm />
    </Site>,
  );
  const countries = () => screen.getByLabelText(words.fields.phone_code).children.length;
  const geoCalls = () => api.calls.filter(({ url }) => url === "/api/geo").length;
  return { countries, geoCalls };
};

const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));
const move = () => act(() => void window.dispatchEvent(new Event("pointermove")));

test("geolocation is asked once the form is near the viewport, phone metadata with the visitor's first move there", async () => {
  const { countries, geoCalls } = openFarAway();
  act(() => report([{ isIntersecting: true }]));
  await aMoment();
  expect([countries(), geoCalls()]).toEqual([1, 1]);
  move();
  await waitFor(() => expect(countries()).toBeGreaterThan(200));
  expect(geoCalls()).toBe(1);
});

test("a form that is far away loads neither, whatever the visitor does", async () => {
  const { countries, geoCalls } = openFarAway();
  move();
  await aMoment();
  expect([countries(), geoCalls()]).toEqual([1, 0]);
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
