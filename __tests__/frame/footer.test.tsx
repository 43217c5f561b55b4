import { render, screen } from "@testing-library/react";
import { Footer } from "../../src/frame/footer/footer";
import { Site, siteData } from "../forms/support/site-data";
import { words } from "../support/words";

jest.mock("../../src/seo/use-site-url", () => ({ useSiteUrl: () => "https://kiln.example" }));

const { contact, frame } = words.labels;
const profile = { name: "Kilnbook", href: "https://kilnbook.example/us" };

const show = (changes: Partial<typeof siteData.site>, path = "/about") =>
  render(
    <Site path={path} data={{ ...siteData, site: { ...siteData.site, ...changes } }}>
      <Footer />
    </Site>,
  );

test("clients find an address beside the recruitment contacts", () => {
  show({});
  const { sales, recruitment } = siteData.site;
  expect(screen.getByRole("link", { name: sales.email })).toHaveAttribute("href", `mailto:${sales.email}`);
  expect(screen.getByRole("link", { name: recruitment!.email })).toBeVisible();
  expect(screen.queryByText(sales.phone)).toBeNull();
});

test("accounts elsewhere, phone hours and feed come from the settings", () => {
  show({ social: [profile], phoneHours: ["Mondays"], feed: "/feed.xml" });
  expect(screen.getByRole("link", { name: profile.name })).toHaveAttribute("href", profile.href);
  expect(screen.getByText("Mondays")).toBeVisible();
  expect(screen.getByRole("link", { name: frame.feed })).toHaveAttribute("href", "/feed.xml");
});

test("what the settings do not have is not mentioned", () => {
  const { skype: _, ...sales } = siteData.site.sales;
  show({ social: [], phoneHours: null, feed: null, sales: { ...sales, skype: null } }, "/contact-us");
  expect(screen.queryByRole("list", { name: frame.social })).toBeNull();
  for (const label of [contact.hours, contact.skype]) expect(screen.queryByText(label)).toBeNull();
  expect(screen.queryByRole("link", { name: frame.feed })).toBeNull();
});
