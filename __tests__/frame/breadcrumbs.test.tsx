import { screen } from "@testing-library/react";
import { Breadcrumbs } from "../../src/frame/breadcrumbs/breadcrumbs";
import { renderWithLabels } from "../components/carousel-support";

test("every breadcrumb above the page is a link, unless it has no page", () => {
  const home = { name: "Home", path: "/" };
  renderWithLabels(<Breadcrumbs crumbs={[home, { name: "Hire" }, { name: "Vue", path: "/hire/vue" }]} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Home",
    "Hire",
    "Vue",
  ]);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Home"]);
  expect(screen.getByText("Vue")).toHaveAttribute("aria-current", "page");
});
