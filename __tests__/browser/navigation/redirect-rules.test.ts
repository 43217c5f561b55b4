import { navigate } from "gatsby";
import { fetchRedirectRules, followRedirects } from "../../../src/browser/navigation/redirect-rules";

type Page = Parameters<NonNullable<typeof followRedirects.beforeRoute>>[0];

const go = (pathname: string) =>
  followRedirects.beforeRoute?.({ location: { pathname, search: "?a=1", hash: "" } } as Page);

/** Answers with the build's id, and with this record of the build. */
const serve = async (meta: unknown) => {
  global.fetch = ((address: string) =>
    Promise.resolve({
      ok: true,
      json: () => Promise.resolve(address.includes("/builds/meta/") ? meta : { id: "one" }),
    })) as unknown as typeof fetch;
  jest.useFakeTimers();
  fetchRedirectRules();
  await jest.runAllTimersAsync();
  jest.useRealTimers();
};

beforeEach(() => jest.mocked(navigate).mockClear());

test("rules of the build are followed, and what is no rule is passed over", async () => {
  await serve({ redirects: [null, { from: "/half" }, { from: "/old", to: "/new", status: 301 }] });
  go("/half");
  expect(navigate).not.toHaveBeenCalled();
  go("/old");
  expect(navigate).toHaveBeenCalledWith("/new?a=1", { replace: true });
});

test("a record without a list of rules is told, and the rules from before stay", async () => {
  const told = jest.spyOn(console, "error").mockImplementation(() => undefined);
  await serve({ redirects: "none" });
  expect(told).toHaveBeenCalledTimes(1);
  go("/old");
  expect(navigate).toHaveBeenCalledTimes(1);
});
