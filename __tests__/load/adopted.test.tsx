import { render } from "@testing-library/react";
import { Still as Adopted } from "../../src/load/adopted";
import { keepMain } from "../../src/browser/served-parts";

const mockReload = jest.fn();
jest.mock("../../src/browser/page-load", () => ({ reloadPage: () => mockReload() }));

const html =
  '<section class="hero"><h1>A heading</h1></section><section data-hue="teal"><p>A text</p></section>';
const inBundle = <Adopted tags={["section", "section"]} />;

const mainAt = (path: string, html = ""): HTMLElement => {
  window.history.replaceState(null, "", path);
  document.body.innerHTML = `<main id="main">${html}</main>`;
  return document.getElementById("main")!;
};

test("what the server rendered stays as it is when the page is hydrated", () => {
  const main = mainAt("/first", html);
  const heading = main.querySelector("h1");
  // A mismatch would be an error on the console, which no test may have.
  render(inBundle, { container: main, hydrate: true });
  expect(main.innerHTML).toBe(html);
  expect(main.querySelector("h1")).toBe(heading);
});

test("after a navigation it comes from the page that was fetched, and is there again for who comes back", () => {
  const fetched = document.createElement("main");
  fetched.innerHTML = html;
  const main = mainAt("/second");
  keepMain("/second", fetched);
  const { rerender } = render(inBundle, { container: main });
  expect(main.innerHTML).toBe(html);
  const heading = main.querySelector("h1");
  rerender(<p />);
  expect(main.querySelector("h1")).toBeNull();
  rerender(inBundle);
  expect(main.innerHTML).toBe(html);
  expect(main.querySelector("h1")).toBe(heading);
});

test("who leaves before all of a page was drawn finds the rest when coming back", () => {
  const fetched = document.createElement("main");
  fetched.innerHTML = html;
  const main = mainAt("/fourth");
  keepMain("/fourth", fetched);
  const { rerender } = render(<Adopted tags={["section"]} />, { container: main });
  rerender(<p />);
  rerender(inBundle);
  expect(main.innerHTML).toBe(html);
});

test("a part that was not served reloads the page, so that none stays empty, but not again and again", () => {
  for (const _time of [1, 2]) render(inBundle, { container: mainAt("/third") });
  expect(mockReload).toHaveBeenCalledTimes(1);
});
