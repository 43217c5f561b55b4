import type * as Navigation from "../../../src/browser/navigation/guarded-navigate";

const mockOpen = jest.fn();
jest.mock("../../../src/browser/navigation/page-load", () => ({
  openPage: (address: string) => mockOpen(address),
}));

const redirects = [
  { from: "/contact", to: "/contact-us" },
  { from: "/old", to: "/contact" },
  { from: "/talk", to: "/contact-us?from=talk#form" },
  { from: "/docs", to: "https://docs.example/start" },
  { from: "/a", to: "/b" },
  { from: "/b", to: "/a" },
];
const fetched = jest.fn();
const navigate = jest.fn();
const loadPage = jest.fn();

/** Fresh modules: the redirect rules have not been fetched yet. */
const open = (): typeof Navigation => {
  let module!: typeof Navigation;
  jest.isolateModules(() => {
    module = jest.requireActual<typeof Navigation>("../../../src/browser/navigation/guarded-navigate");
  });
  Object.assign(window, {
    ___swUpdated: undefined,
    ___navigate: navigate,
    ___loader: { loadPage },
  });
  module.guardNavigation();
  return module;
};
const goTo = (to: string | number) => window.___navigate!(to, { replace: false }) as Promise<void>;

beforeEach(() => {
  [mockOpen, fetched, navigate, loadPage].forEach((mock) => mock.mockReset());
  sessionStorage.clear();
  global.fetch = fetched;
  fetched.mockResolvedValue({ ok: true, json: () => Promise.resolve({ id: "b1", redirects }) });
  loadPage.mockResolvedValue({ status: "success" });
});

test.each([
  ["/contact", "/contact-us"],
  ["/contact?from=blog#form", "/contact-us?from=blog#form"],
  ["/talk?from=blog#top", "/contact-us?from=talk#form"],
  ["/old", "/contact-us"],
  ["/about?x=1", "/about?x=1"],
])("a client-side navigation to %s goes to %s", async (from, to) => {
  open();
  await goTo(from);
  expect(navigate).toHaveBeenCalledWith(to, { replace: false });
  expect(mockOpen).not.toHaveBeenCalled();
});

test("a redirect to another site is a page load, and a redirect loop ends", async () => {
  open();
  await goTo("/docs");
  expect(mockOpen).toHaveBeenCalledWith("https://docs.example/start");
  await goTo("/a");
  expect(navigate).toHaveBeenCalledTimes(1);
});

test("the redirect rules are fetched once, when idle or on the first navigation", async () => {
  jest.useFakeTimers();
  const { prepareNavigation } = open();
  expect(fetched).not.toHaveBeenCalled();
  prepareNavigation();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    "/page-data/app-data.json",
    "/builds/meta/b1.json",
  ]);
  await goTo("/contact");
  await goTo("/about");
  expect(fetched).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test.each([
  ["no network", () => fetched.mockRejectedValue(new TypeError("Failed to fetch"))],
  ["a missing file", () => fetched.mockResolvedValue({ ok: false, status: 404 })],
])("redirect rules with %s: an error is logged and the navigation continues", async (_, answer) => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  answer();
  open();
  await goTo("/contact");
  await goTo("/about");
  expect(logged).toHaveBeenCalledTimes(1);
  expect(navigate.mock.calls.map(([to]) => to)).toEqual(["/contact", "/about"]);
});

test("slow redirect rules delay a navigation by 2 s at most", async () => {
  jest.useFakeTimers();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  fetched.mockImplementation(
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) =>
        signal!.addEventListener("abort", () => reject(new Error("aborted"))),
      ),
  );
  open();
  void goTo("/about");
  await jest.advanceTimersByTimeAsync(1_999);
  expect(navigate).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(navigate).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test.each([
  ["status error", () => loadPage.mockResolvedValue({ status: "error" })],
  ["nothing", () => loadPage.mockResolvedValue(undefined)],
  ["a rejection", () => loadPage.mockRejectedValue(new Error("chunk"))],
])(
  "a page chunk that fails with %s causes one full page load with query string and hash",
  async (_, answer) => {
    answer();
    open();
    await goTo("/contact-us?from=blog#form");
    expect(mockOpen.mock.calls).toEqual([["/contact-us?from=blog#form"]]);
    expect(navigate).not.toHaveBeenCalled();
    expect(Number(sessionStorage.getItem("chunk-reload:/contact-us"))).toBeGreaterThan(0);
  },
);

test("Gatsby handles the page load of a new version; history steps and external URLs are passed through", async () => {
  open();
  window.___swUpdated = true;
  await goTo("/about");
  expect(loadPage).not.toHaveBeenCalled();
  await goTo(-1);
  await goTo("#form");
  expect(navigate.mock.calls.map(([to]) => to)).toEqual(["/about", -1, "#form"]);
});
