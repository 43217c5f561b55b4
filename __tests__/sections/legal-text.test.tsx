import { render, screen } from "@testing-library/react";
import { clientConfig } from "../../src/config/client-config";
import { LegalText } from "../../src/sections/article-body/legal-text";
import { SiteDataProvider, type SiteData } from "../../src/site-data/context";

const page = {
  heading: "Privacy",
  text: "In plain words.",
  alt: "A safe",
  image: { publicURL: "/safe.webp", childImageSharp: null },
  imageNight: null,
  changed: "Last changed on",
  updatedAt: "2026-11-21",
  day: "21 November 2026",
  contents: "On this page",
  sections: [
    {
      heading: "Counting visits",
      body: "<p>You are asked first.</p>",
      choice: "<p>See the footer.</p>",
      skype: null,
    },
    { heading: "Forms", body: "<p>We answer.</p>", choice: null, skype: "<p>Skype if you like.</p>" },
  ],
} as Queries.LegalTextFragment;

const renderText = (sales: { skype?: string } = {}) =>
  render(
    <SiteDataProvider value={{ site: { sales } } as SiteData}>
      <LegalText page={page} />
    </SiteDataProvider>,
  );

const { tagManager } = clientConfig;
afterEach(() => Object.assign(clientConfig, { tagManager }));

test("does not mention consent when nothing needs it", () => {
  renderText();
  expect(screen.getByText("You are asked first.")).toBeVisible();
  expect(screen.queryByText("See the footer.")).toBeNull();
});

test("mentions consent when visitors are asked", () => {
  Object.assign(clientConfig, { tagManager: { ...tagManager, id: "GTM-TEST" } });
  renderText();
  expect(screen.getByText("You are asked first.")).toBeVisible();
  expect(screen.getByText("See the footer.")).toBeVisible();
  expect(screen.getByText("We answer.")).toBeVisible();
});

test("mentions Skype only where the form asks for it", () => {
  const { unmount } = renderText();
  expect(screen.queryByText("Skype if you like.")).toBeNull();
  unmount();
  renderText({ skype: "live:kilnwright.example" });
  expect(screen.getByText("Skype if you like.")).toBeVisible();
});
