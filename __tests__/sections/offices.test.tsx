import { render, screen } from "@testing-library/react";
import { OfficeCards } from "../../src/sections/contact/office-cards";
import { Site, siteData } from "../forms/support/site-data";
import { words } from "../support/words";

test("Get directions asks for the address on the card, street included", () => {
  const address = ["4 Potters Wheel Road & Sons", "Ahmedabad"];
  const office = {
    name: "Ahmedabad",
    address,
    country: "IN",
    directions: "https://maps.example/?q={address}",
  };
  render(
    <Site path="/contact-us" data={{ ...siteData, site: { ...siteData.site, offices: [office] } }}>
      <OfficeCards audience="sales" />
    </Site>,
  );
  const link = screen.getByRole("link", { name: new RegExp(`^${words.labels.actions.directions}`) });
  const { searchParams } = new URL(link.getAttribute("href")!);
  expect(searchParams.get("q")).toBe("4 Potters Wheel Road & Sons, Ahmedabad");
});
