import { screen } from "@testing-library/react";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { openForm, openSite } from "./support/visitor";
import { words } from "../support/words";

jest.mock("../../src/forms/captcha/create-altcha-worker", () =>
  jest.requireActual<object>("./support/altcha-worker"),
);

const stories = [
  { slug: "vases", name: "Vases by post" },
  { slug: "Kiln-booking", name: "A kiln for an hour" },
];

const messageFrom = async (query: string): Promise<string> => {
  openSite();
  window.history.replaceState({}, "", `/contact-us${query}`);
  await openForm(<ContactForm stories={stories} />);
  return screen.getByLabelText<HTMLTextAreaElement>(words.fields.message).value;
};

test("the message says which case study led here", async () => {
  expect(await messageFrom("?from=portfolio-Kiln-booking")).toContain("A kiln for an hour");
});

test.each(["", "?from=portfolio", "?from=services-vases", "?from=portfolio-gone"])(
  "from %j nothing is said",
  async (query) => {
    expect(await messageFrom(query)).toBe("");
  },
);
