import { screen } from "@testing-library/react";
import { CareerForm } from "../../src/forms/career/career-form";
import { leavePage, openForm, openSite, write } from "./support/visitor";
import { words } from "../support/words";

jest.mock("../../src/forms/captcha/create-altcha-worker", () =>
  jest.requireActual<object>("./support/altcha-worker"),
);

const openings = [
  { slug: "potter", heading: "Potter for vases", designation: 3 },
  { slug: "glazer", heading: "Glazer", designation: null },
];

const message = () => screen.getByLabelText<HTMLTextAreaElement>(words.fields.message).value;
const designation = () => screen.getByLabelText<HTMLSelectElement>(words.fields.designation).value;

const apply = async (slug: string) => {
  window.history.replaceState({}, "", `/career?opening=${slug}`);
  return openForm(<CareerForm openings={openings} />, "/career");
};

test("an opening brings its name and its designation", async () => {
  openSite();
  await apply("potter");
  expect(message()).toContain("Potter for vases");
  expect(designation()).toBe("3");
});

test("it comes once, after the visitor's own words, and instead of another opening", async () => {
  openSite();
  const first = await apply("potter");
  write(words.fields.message, `I have two hands.\n\n${message()}`);
  write(words.fields.designation, "5");
  leavePage();
  first.unmount();
  const again = await apply("potter");
  expect(message().match(/Potter for vases/g)).toHaveLength(1);
  expect(designation()).toBe("5");
  again.unmount();
  await apply("glazer");
  expect(message()).toMatch(/^I have two hands\.\n\n.*Glazer/);
  expect(message()).not.toContain("Potter for vases");
  expect(designation()).toBe("");
});

test.each(["", "cook"])("an opening of %j brings nothing", async (slug) => {
  openSite();
  await apply(slug);
  expect([message(), designation()]).toEqual(["", ""]);
});
