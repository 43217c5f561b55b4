import { render, screen, waitFor } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { useStaticQuery } from "gatsby";
import { parse } from "yaml";
import { ErrorBoundary } from "../../src/browser/hydration/error-boundary";
import { ServerError } from "../../src/frame/error-boundary/server-error";
import { wrapRootElement } from "../../src/gatsby/wrap-root-element";
import { siteData } from "../forms/support/site-data";
import { words } from "../support/words";

const mockReload = jest.fn();
jest.mock("../../src/browser/navigation/page-load", () => ({ reloadPage: () => mockReload() }));

const errorPage = parse(readFileSync("content/errors/500.yaml", "utf8")) as {
  seo: { title: string };
  hero: { heading: string };
};
const picture = { publicURL: "/kiln.svg", childImageSharp: null };
const answer = {
  errorPage: { ...errorPage, hero: { ...errorPage.hero, image: picture, imageNight: null, points: [] } },
  siteSettings: { company: "Company", language: "en", sales: siteData.site.sales },
  forms: { outcome: words.outcome },
  site: { siteMetadata: { siteUrl: "https://www.example.com" } },
};
const title = `${errorPage.seo.title} | Company`;

const runtime = window as { ___swUpdated?: boolean };

const Broken = (): never => {
  throw new Error("broken");
};
const Root = ({ children }: { children: React.ReactElement }) => wrapRootElement({ element: children });

beforeEach(() => {
  // React logs every error that a boundary catches.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  jest.mocked(useStaticQuery).mockReturnValue(answer);
  mockReload.mockReset();
  document.title = "About";
  document.documentElement.lang = "en";
});

const expectErrorPage = async () => {
  expect(screen.getAllByRole("main")).toHaveLength(1);
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect(screen.getByRole("heading", { level: 1, name: errorPage.hero.heading })).toBeVisible();
  expect(screen.getByRole("main").querySelector('a[href="/"]')).toBeVisible();
  await waitFor(() => expect(document.title).toBe(title));
  expect(document.documentElement.lang).toBe("en");
};

test("a page that throws becomes the Internal Server Error page with its title, inside the layout", async () => {
  delete runtime.___swUpdated;
  render(
    <>
      <header>Frame</header>
      <main>
        <ErrorBoundary fallback={() => <ServerError />}>
          <Broken />
        </ErrorBoundary>
      </main>
    </>,
  );
  await expectErrorPage();
  expect(screen.getByRole("banner")).toBeVisible();
  expect(document.querySelector('meta[name="robots"][content="noindex"]')).not.toBeNull();
  // The next page is loaded, so nothing of this one's head stays.
  expect(runtime.___swUpdated).toBe(true);
});

test("a layout that throws becomes that page alone, and its links are page loads", async () => {
  delete runtime.___swUpdated;
  render(
    <Root>
      <>
        <Broken />
        <main>Content</main>
      </>
    </Root>,
  );
  await expectErrorPage();
  expect(screen.queryByRole("banner")).toBeNull();
  expect(runtime.___swUpdated).toBe(true);
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(mockReload).not.toHaveBeenCalled();
  window.history.pushState({}, "", "/before");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(mockReload).toHaveBeenCalled();
});

test("its prerendered HTML is shown when that page cannot be rendered either", async () => {
  jest.mocked(useStaticQuery).mockImplementation(() => {
    throw new Error("no static query");
  });
  global.fetch = jest.fn(() =>
    Promise.resolve({
      text: () =>
        Promise.resolve(`<title>${title}</title><div id="___gatsby"><main id="main" tabindex="-1">
          <h1>${errorPage.hero.heading}</h1><a href="/">Home</a></main></div>`),
    } as Response),
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.id = "___gatsby";
  render(
    <Root>
      <Broken />
    </Root>,
    { container },
  );
  await screen.findByRole("main");
  await expectErrorPage();
  expect(global.fetch).toHaveBeenCalledWith("/500.html");
});
