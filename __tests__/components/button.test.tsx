import { render, screen } from "@testing-library/react";
import { Button } from "../../src/components/button/button";
import { searchPath } from "../../src/config/search-path";

jest.mock("gatsby", () => ({
  Link: ({ to, children }: { to: string; children: string }) => (
    <a href={to} data-routed>
      {children}
    </a>
  ),
}));

test.each([
  ["a page", "/about", true],
  ["the search, whose policy is its own", searchPath, false],
  ["this page once more", "?", false],
  ["a place on the page", "#inquiry", false],
])("the router takes a button to %s: %s, %s", (_, href, routed) => {
  render(<Button href={href}>Go</Button>);
  const link = screen.getByRole("link", { name: "Go" });
  expect(link).toHaveAttribute("href", href);
  expect(link.hasAttribute("data-routed")).toBe(routed);
});
