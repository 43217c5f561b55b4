import { readFileSync } from "node:fs";
import userEvent from "@testing-library/user-event";
import { parse } from "yaml";
import type { SiteData } from "../../src/site-data/context";

const mockReload = jest.fn();
jest.mock("../../src/browser/navigation/page-load", () => ({ reloadPage: () => mockReload() }));
jest.mock("../../src/browser/reading/add-to-head", () => ({
  ...jest.requireActual<object>("../../src/browser/reading/add-to-head"),
  addStylesheet: () => Promise.resolve(),
}));
const texts = parse(readFileSync("content/settings/consent.yaml", "utf8")) as SiteData["consent"];
const scripts = () => [...document.querySelectorAll("script")].map(({ src }) => src);
const tagManager = { id: "GTM-TEST", src: "https://tags.example/gtm.js" };
const heatMap = { id: "42", src: "https://heat.example/42.js" };

interface Settings {
  tagManager?: { id: string; src: string };
  heatMap?: { id: string; src: string };
  attributionHeader?: string;
}

/** A page load: fresh modules, but the same storage. */
const openSite = async (settings: Settings, address = "/", words = texts) => {
  jest.resetModules();
  document.head.innerHTML = "";
  document.body.innerHTML = "";
  document.documentElement.className = "";
  delete (window as { _ccRun?: boolean })._ccRun;
  window.history.replaceState({}, "", address);
  const { render, screen, act } = await import("@testing-library/react/pure");
  const { clientConfig } = await import("../../src/config/client-config");
  Object.assign(clientConfig, settings);
  const attribution = await import("../../src/browser/reading/attribution");
  attribution.captureArrival();
  const { SiteDataProvider } = await import("../../src/site-data/context");
  const { ConsentSettingsButton } = await import("../../src/frame/consent/consent");
  render(
    <SiteDataProvider value={{ consent: words } as SiteData}>
      <ConsentSettingsButton />
    </SiteDataProvider>,
  );
  if (Object.keys(settings).length > 0) {
    // The component has called it already. It is through when the library has decided whether to ask.
    const { startConsent } = await import("../../src/frame/consent/consent-dialog");
    await act(() => startConsent(words, "/privacy"));
  }
  const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
  return { screen, press, headers: attribution.attributionHeaders };
};
const dialog = { name: texts.banner.heading };

beforeEach(() => {
  mockReload.mockReset();
  localStorage.clear();
  sessionStorage.clear();
});

test("nothing configured: no button, no dialog, no requests, no storage", async () => {
  const { screen } = await openSite({});
  expect(screen.queryByRole("button")).toBeNull();
  expect(document.getElementById("cc-main")).toBeNull();
  expect(scripts()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test("before an answer, neither tag manager nor heat map is requested", async () => {
  const { screen } = await openSite({ tagManager, heatMap });
  expect(await screen.findByRole("dialog", dialog)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: texts.privacy.label })).toHaveAttribute("href", "/privacy");
  expect(scripts()).toEqual([]);
});

test("after consent, tag manager and heat map load once per page load", async () => {
  const { press } = await openSite({ tagManager, heatMap });
  await press(texts.banner.accept);
  const loaded = ["https://tags.example/gtm.js?id=GTM-TEST", "https://heat.example/42.js"];
  expect(scripts()).toEqual(loaded);
  const { screen } = await openSite({ tagManager, heatMap });
  expect(screen.queryByRole("dialog", dialog)).toBeNull();
  expect(scripts()).toEqual(loaded);
});

test("only configured tools load", async () => {
  const { press } = await openSite({ heatMap });
  await press(texts.banner.accept);
  expect(scripts()).toEqual(["https://heat.example/42.js"]);
});

test("after a refusal nothing loads, the choice is kept, and the footer's button can change it", async () => {
  await (await openSite({ tagManager })).press(texts.banner.refuse);
  const { screen, press } = await openSite({ tagManager });
  expect(screen.queryByRole("dialog", dialog)).toBeNull();
  expect(scripts()).toEqual([]);
  await press(texts.settings.button);
  expect(await screen.findByRole("dialog", { name: texts.settings.heading })).toBeInTheDocument();
  await press(texts.settings.accept);
  expect(scripts()).toHaveLength(1);
});

test("withdrawing consent reloads the page without the scripts", async () => {
  await (await openSite({ tagManager })).press(texts.banner.accept);
  const { press } = await openSite({ tagManager });
  await press(texts.settings.button);
  await press(texts.settings.refuse);
  expect(mockReload).toHaveBeenCalledTimes(1);
  await openSite({ tagManager });
  expect(scripts()).toEqual([]);
});

describe("what an answer is about", () => {
  const other = { ...texts, settings: { ...texts.settings, heading: "Other words" } };

  test.each([
    ["a tool that was added", { tagManager, heatMap }, texts],
    ["another account", { tagManager: { ...tagManager, id: "GTM-OTHER" } }, texts],
    ["other words", { tagManager }, other],
  ])("%s: asked again, and nothing loads before", async (_what, settings, words) => {
    await (await openSite({ tagManager })).press(texts.banner.accept);
    const { screen, press } = await openSite(settings, "/", words);
    expect(await screen.findByRole("dialog", dialog)).toBeInTheDocument();
    expect(scripts()).toEqual([]);
    await press(texts.banner.accept);
    expect(scripts()).not.toEqual([]);
    const again = await openSite(settings, "/", words);
    expect(again.screen.queryByRole("dialog", dialog)).toBeNull();
  });
});

const cookieNames = () => document.cookie.split("; ").map((cookie) => cookie.split("=")[0]);

test("a refusal erases the cookies of the tools, and no others", async () => {
  const { press } = await openSite({ tagManager });
  await press(texts.banner.accept);
  for (const name of ["_ga", "_ga_ABC", "_hjSession_42", "login", "my_ga", "_gid2"])
    document.cookie = `${name}=1`;
  await press(texts.settings.button);
  await press(texts.settings.refuse);
  expect(cookieNames()).toEqual(["login", "my_ga", "_gid2"]);
});

describe("Global Privacy Control", () => {
  const signal = (on: boolean) =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: on, configurable: true });
  // The library draws its dialog in any case, and shows it by a class.
  const isAsked = () => document.documentElement.classList.contains("show--consent");
  afterEach(() => signal(false));

  test("without it, the dialog shows", async () => {
    await openSite({ tagManager });
    expect(isAsked()).toBe(true);
  });

  test("is a no that the footer can change", async () => {
    signal(true);
    const { press } = await openSite({ tagManager });
    expect(isAsked()).toBe(false);
    expect(scripts()).toEqual([]);
    await press(texts.settings.button);
    await press(texts.settings.accept);
    expect(scripts()).toHaveLength(1);
    await openSite({ tagManager });
    expect(scripts()).toHaveLength(1);
  });

  test("counts against a yes that was given before it", async () => {
    await (await openSite({ tagManager })).press(texts.banner.accept);
    document.cookie = "_ga=1";
    signal(true);
    await openSite({ tagManager });
    expect(isAsked()).toBe(false);
    expect(scripts()).toEqual([]);
    expect(cookieNames()).not.toContain("_ga");
  });
});

describe("attribution", () => {
  const attributionHeader = "X-Attribution";
  const address = "/?utm_source=mail&utm_campaign=June%20sale&q=secret";
  const sent = {
    "X-Attribution": "utm_source=mail&utm_campaign=June+sale&referrer=https%3A%2F%2Fads.example%2Fpost",
  };
  beforeEach(() => {
    jest.spyOn(document, "referrer", "get").mockReturnValue("https://ads.example/post?user=1");
  });

  test("off by default: no dialog, nothing is sent", async () => {
    const { screen, headers } = await openSite({}, address);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(headers()).toEqual({});
  });

  test("nothing is stored or sent before consent or after a refusal", async () => {
    const { headers, press } = await openSite({ attributionHeader }, address);
    expect([headers(), sessionStorage.length]).toEqual([{}, 0]);
    await press(texts.banner.refuse);
    expect([headers(), sessionStorage.length]).toEqual([{}, 0]);
  });

  test("after consent, the first page's utm parameters and referrer are sent, from later pages too", async () => {
    const { headers, press } = await openSite({ attributionHeader }, address);
    await press(texts.banner.accept);
    expect(headers()).toEqual(sent);
    const later = await openSite({ attributionHeader }, "/contact-us?utm_source=other");
    expect(later.headers()).toEqual(sent);
  });

  test("withdrawing consent deletes it, without a page load", async () => {
    const { headers, press } = await openSite({ attributionHeader }, address);
    await press(texts.banner.accept);
    await press(texts.settings.button);
    await press(texts.settings.refuse);
    expect([headers(), sessionStorage.length]).toEqual([{}, 0]);
    expect(mockReload).not.toHaveBeenCalled();
  });

  test("a same-site referrer is ignored, and long values are truncated", async () => {
    jest.spyOn(document, "referrer", "get").mockReturnValue(`${window.location.origin}/about`);
    const { headers, press } = await openSite({ attributionHeader }, `/?utm_source=${"x".repeat(5000)}`);
    await press(texts.banner.accept);
    expect(headers()).toEqual({ "X-Attribution": `utm_source=${"x".repeat(100)}` });
  });
});
