import { render, screen } from "@testing-library/react";
import { clientConfig } from "../../src/config/client-config";
import { LegalText } from "../../src/sections/legal-text/legal-text";

jest.mock("gatsby", () => ({ graphql: () => undefined }));

const page = {
  heading: "Privacy",
  text: "In plain words.",
  sections: [
    { heading: "Counting visits", body: "<p>You are asked first.</p>", choice: "<p>See the footer.</p>" },
    { heading: "Forms", body: "<p>We answer.</p>", choice: null },
  ],
} as Queries.LegalTextFragment;

const { tagManager } = clientConfig;
afterEach(() => Object.assign(clientConfig, { tagManager }));

test("does not mention consent when nothing needs it", () => {
  render(<LegalText page={page} />);
  expect(screen.getByText("You are asked first.")).toBeVisible();
  expect(screen.queryByText("See the footer.")).toBeNull();
});

test("mentions consent when visitors are asked", () => {
  Object.assign(clientConfig, { tagManager: { ...tagManager, id: "GTM-TEST" } });
  render(<LegalText page={page} />);
  expect(screen.getByText("You are asked first.")).toBeVisible();
  expect(screen.getByText("See the footer.")).toBeVisible();
  expect(screen.getByText("We answer.")).toBeVisible();
});
