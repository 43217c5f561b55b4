/** Expected answers of each route, including the server's own failures. */
const expected = {
  page: { method: "GET", statuses: [200, 301, 302, 304, 404, 500] },
  asset: { method: "GET", statuses: [200, 304, 404, 500] },
  file: { method: "GET", statuses: [200, 304, 404, 500] },
  enquiry: { method: "POST", statuses: [201, 400, 401, 403, 413, 415, 422, 429, 500, 503] },
  captcha: { method: "GET", statuses: [200, 429, 500, 503] },
  meta: { method: "GET", statuses: [200, 304, 500, 503] },
  geo: { method: "GET", statuses: [200, 204, 500, 503] },
  health: { method: "GET", statuses: [200, 500, 503] },
  other: { method: "GET", statuses: [404, 500, 503] },
};

export type Route = keyof typeof expected;

/** Series to create at zero, because Prometheus sees no increase in one that starts at 1. */
export const expectedAnswers = Object.entries(expected).flatMap(([route, { method, statuses }]) =>
  statuses.map((status) => ({ route, method, status })),
);
