import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { SidebarForm } from "../../src/forms/sidebar/sidebar-form";
import { offline, reply } from "./support/fake-api";
import { openForm, openSite, write } from "./support/visitor";
import { words } from "../support/words";

jest.mock("../../src/forms/captcha/create-altcha-worker", () =>
  jest.requireActual<object>("./support/altcha-worker"),
);

const country = () => screen.getByLabelText<HTMLSelectElement>(words.fields.phone_code);
const phone = () => screen.getByLabelText<HTMLInputElement>(words.fields.phoneNumber);

test("countries have names for type-ahead, and calling codes", async () => {
  openSite();
  await openForm(<ContactForm />);
  const texts = [...country().options].map(({ text }) => text);
  expect(texts).toContain("India +91");
  expect(texts).toContain("United Kingdom +44");
  expect(country()).toHaveValue("IN");
});

test("the sidebar lists five countries first, and leaves AC out", async () => {
  openSite();
  await openForm(<SidebarForm />, "/blog/react");
  const codes = [...country().options].map(({ value }) => value);
  expect(codes.slice(0, 5)).toEqual(["FR", "BE", "DE", "US", "GB"]);
  expect(codes).not.toContain("AC");
});

test("a number is formatted while typing", async () => {
  openSite();
  await openForm(<ContactForm />);
  await userEvent.type(phone(), "9876543210");
  expect(phone()).toHaveValue("98765 43210");
});

test("the caret stays behind a digit inserted in the middle", async () => {
  openSite();
  await openForm(<ContactForm />);
  write(words.fields.phoneNumber, "9876543210");
  const user = userEvent.setup();
  await user.type(phone(), "1", { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(phone().value.replace(/\D/g, "")).toBe("98176543210");
  expect(phone().selectionStart).toBe(3);
});

test.each([
  ["+44 20 7946 0123", "GB"],
  ["+12025550123", "US"],
  ["+33", "FR"],
])("a pasted %s selects %s", async (entered, code) => {
  openSite();
  await openForm(<ContactForm />);
  write(words.fields.phoneNumber, entered);
  expect(country()).toHaveValue(code);
});

test("what is erased stays erased, and typing goes on", async () => {
  openSite();
  await openForm(<ContactForm />);
  fireEvent.change(country(), { target: { value: "US" } });
  await userEvent.type(phone(), "2025");
  expect(phone()).toHaveValue("(202) 5");
  await userEvent.type(phone(), "{Backspace>6/}");
  expect(phone()).toHaveValue("(");
  await userEvent.type(phone(), "{Backspace}2025550123");
  expect(phone()).toHaveValue("(202) 555-0123");
});

test("a keyboard that composes characters is not interrupted", async () => {
  openSite();
  await openForm(<ContactForm />);
  const composed = "＋４４２０７９４６０１２３";
  fireEvent.compositionStart(phone());
  fireEvent.input(phone(), { target: { value: composed }, isComposing: true });
  expect(phone()).toHaveValue(composed);
  fireEvent.compositionEnd(phone());
  expect(phone()).toHaveValue("+44 20 7946 0123");
  expect(country()).toHaveValue("GB");
});

test("selecting another country keeps the national number", async () => {
  openSite();
  await openForm(<ContactForm />);
  write(words.fields.phoneNumber, "+442079460123");
  fireEvent.change(country(), { target: { value: "IN" } });
  expect(phone().value.replace(/\D/g, "")).toBe("2079460123");
  expect(country()).toHaveValue("IN");
});

test("other text is not formatted", async () => {
  openSite();
  await openForm(<ContactForm />);
  write(words.fields.phoneNumber, "020 7946 0123 ext 5");
  expect(phone()).toHaveValue("020 7946 0123 ext 5");
});

/** The list is whole, and the geolocation's answer was heard: the fake API answers in microtasks, and this is a task later. */
const countryKnown = async () => {
  await waitFor(() => expect(country().children.length).toBeGreaterThan(200));
  await act(() => new Promise((done) => setTimeout(done)));
};

test("the visitor's country is the default", async () => {
  const { api } = openSite();
  api.on("/api/geo", reply(200, { countryCode: "DE" }));
  await openForm(<ContactForm />);
  await countryKnown();
  expect(country()).toHaveValue("DE");
  expect(window.sessionStorage).toHaveLength(0);
});

test.each([
  ["nothing known", reply(204, "")],
  ["no network", offline],
  ["garbage", reply(200, "<html>")],
  ["a refusal", reply(403, { countryCode: "DE" })],
  ["a country that is none", reply(200, { countryCode: "XX" })],
])("%s keeps IN", async (_what, answer) => {
  const { api } = openSite();
  api.on("/api/geo", answer);
  await openForm(<ContactForm />);
  await countryKnown();
  expect(api.calls.some(({ url }) => url === "/api/geo")).toBe(true);
  expect(country()).toHaveValue("IN");
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each([
  ["typed", () => write(words.fields.phoneNumber, "98765")],
  ["chosen", () => fireEvent.change(country(), { target: { value: "FR" } })],
])("a country that was %s in the meantime stays", async (_what, meanwhile) => {
  const { api } = openSite();
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  api.on("/api/geo", (init) => asked.then(() => reply(200, { countryCode: "DE" })(init)));
  await openForm(<ContactForm />);
  meanwhile();
  const before = country().value;
  answer();
  await countryKnown();
  expect(country()).toHaveValue(before);
});
