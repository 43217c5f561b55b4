import { navigate } from "gatsby";
import { redirects } from "../../../src/browser/navigation/redirect-rules";

type Redirects = ReturnType<typeof redirects>;

const go = ({ follow }: Redirects, pathname: string) =>
  follow({ location: { pathname, search: "?a=1", hash: "" }, prevLocation: null });

/** Answers with the build's id, and with this record of the build. */
const fetched = async (meta: unknown): Promise<Redirects> => {
  global.fetch = ((address: string) =>
    Promise.resolve({
      ok: true,
      json: () => Promise.resolve(address.includes("/builds/meta/") ? meta : { id: "one" }),
    })) as unknown as typeof fetch;
  jest.useFakeTimers();
  const rules = redirects();
  rules.fetchWhenIdle();
  await jest.runAllTimersAsync();
  jest.useRealTimers();
  return rules;
};

beforeEach(() => jest.mocked(navigate).mockClear());

test("rules of the build are followed, and what is no rule is passed over", async () => {
  const rules = await fetched({
    redirects: [null, { from: "/half" }, { from: "/old", to: "/new", status: 301 }],
  });
  go(rules, "/half");
  expect(navigate).not.toHaveBeenCalled();
  go(rules, "/old");
  expect(navigate).toHaveBeenCalledWith("/new?a=1", { replace: true });
});

test("a record without a list of rules is told, and no rule is followed", async () => {
  const told = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const rules = await fetched({ redirects: "none" });
  expect(told).toHaveBeenCalledTimes(1);
  go(rules, "/old");
  expect(navigate).not.toHaveBeenCalled();
});
