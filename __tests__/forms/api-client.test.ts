import { findCountry } from "../../src/forms/controls/phone-field";
import { apiOutcomeOf } from "../../src/forms/api/post-enquiry";
import { get, post } from "../../src/forms/api/request";
import { FakeApi, reply, slow } from "./support/fake-api";

const url = "/api/meta/interested_in";

describe("GET", () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])("retries once after a %i", async (status) => {
    const api = new FakeApi().install().on(url, reply(status, "", { "Retry-After": "0" }), reply(200, [1]));
    await expect(get(url)).resolves.toEqual({ status: 200, json: [1] });
    expect(api.calls).toHaveLength(2);
  });

  test("retries only once", async () => {
    const api = new FakeApi().install().on(url, reply(503, "", { "Retry-After": "0" }));
    await expect(get(url)).resolves.toMatchObject({ status: 503 });
    expect(api.calls).toHaveLength(2);
  });

  test.each([400, 401, 403, 404, 422, 501])("does not retry after a %i", async (status) => {
    const api = new FakeApi().install().on(url, reply(status, ""));
    await get(url);
    expect(api.calls).toHaveLength(1);
  });

  test.each([
    ["seconds", "2", 2_000],
    ["a date", new Date("2026-01-01T00:00:03Z").toUTCString(), 3_000],
    ["more than 5 s, as 5 s", "3600", 5_000],
  ])("waits for the time in Retry-After: %s", async (_what, header, expected) => {
    jest.useFakeTimers({ now: new Date("2026-01-01T00:00:00Z") });
    const api = new FakeApi().install().on(url, reply(429, "", { "Retry-After": header }), reply(200, []));
    const answer = get(url);
    await jest.advanceTimersByTimeAsync(expected - 1);
    expect(api.calls).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    await expect(answer).resolves.toMatchObject({ status: 200 });
    jest.useRealTimers();
  });

  test("times out after 15 s", async () => {
    jest.useFakeTimers();
    new FakeApi().install().on(url, slow(16_000, reply(200, [])));
    const answer = expect(get(url)).rejects.toThrow();
    await jest.advanceTimersByTimeAsync(15_000);
    await answer;
    jest.useRealTimers();
  });
});

test.each([408, 429, 500, 503])("a POST is not retried, not even after a %i", async (status) => {
  const api = new FakeApi().install().on("/api/enquiry/Career", reply(status, ""));
  await post("/api/enquiry/Career", "{}");
  expect(api.calls).toHaveLength(1);
});

test("geolocation times out after 3 s", async () => {
  jest.useFakeTimers();
  new FakeApi().install().on("/api/geo", slow(3_500, reply(200, { countryCode: "DE" })));
  const found = findCountry();
  await jest.advanceTimersByTimeAsync(3_000);
  await expect(found).resolves.toBeNull();
  jest.useRealTimers();
});

test.each([
  [
    { status: 201, json: { data: { reference: "KW-1" } } },
    { ok: true, reference: "KW-1" },
  ],
  [{ status: 200, json: {} }, { ok: true }],
  [{ status: 200, json: null }, { ok: true }],
  [
    { status: 200, json: { _error: { message: "No." } } },
    { ok: false, message: "No." },
  ],
  [
    { status: 500, json: { _error: { message: "No." } } },
    { ok: false, message: "No." },
  ],
  [{ status: 200, json: undefined }, { ok: false }],
  [{ status: 302, json: {} }, { ok: false }],
  [
    { status: 422, json: { _error: { message: "No.", field: "phone" } } },
    { ok: false, message: "No.", field: "phone" },
  ],
  [
    { status: 403, json: { _error: { message: "No." } } },
    { ok: false, message: "No.", field: "robot" },
  ],
  [{ status: 422, json: { _error: {} } }, { ok: false }],
])("%j is read as %j", (answer, outcome) => {
  expect(apiOutcomeOf(answer)).toEqual(outcome);
});
