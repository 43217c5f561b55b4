/** @jest-environment node */
import { androidPose, iosPose } from "../../src/play/figures/back-gesture/poses";
import { arrives, end, score, underThumb } from "../../src/play/figures/layout-shift/shift";
import { componentNames as names, renders } from "../../src/play/figures/render-cost/renders";
import { count, lastEnd, placeAt, serve, type Mode } from "../../src/play/figures/request-queue/queue";
import { affectedCount } from "../../src/play/figures/staged-release/rollout";
import {
  addMonths,
  latestOn,
  monthsBetween,
  placeOf,
  stageOn,
} from "../../src/play/figures/support-calendar/support";

test("state in the page makes every part run, and a memoised list stays still", () => {
  const all = renders({ state: "page", memo: false });
  expect(all.ran.size).toBe(names.length);
  expect(all.frames).toBeGreaterThan(0);
  const still = renders({ state: "page", memo: true });
  expect([...still.ran]).toEqual(["page", "menu", "field", "total"]);
  expect(still.frames).toBe(0);
});

test("state in the field makes that part alone run, memo or not", () => {
  for (const memo of [false, true]) expect([...renders({ state: "field", memo }).ran]).toEqual(["field"]);
});

test.each<Mode>(["blocking", "async"])(
  "a process that is %s works on one request at a time, in order",
  (mode) => {
    const requests = serve(mode);
    for (let time = 0; time <= lastEnd(mode); time += 10) {
      const places = requests.map((request) => placeAt(request, time, mode));
      expect(places.filter((place) => place === "server").length).toBeLessThanOrEqual(1);
    }
    const ends = requests.map((request) => request.ends);
    expect(ends).toEqual([...ends].sort((one, other) => one - other));
    expect(requests.map((request) => placeAt(request, lastEnd(mode), mode))).toEqual(
      Array(count).fill("answered"),
    );
  },
);

test("only a process that blocks lets a line grow", () => {
  const longest = (mode: Mode) =>
    Math.max(
      ...Array.from(
        { length: 100 },
        (_, step) => serve(mode).filter((request) => placeAt(request, step * 20, mode) === "queue").length,
      ),
    );
  expect(longest("async")).toBe(0);
  expect(longest("blocking")).toBeGreaterThan(7);
  expect(lastEnd("blocking")).toBeGreaterThan(3 * lastEnd("async"));
});

const eleven = {
  version: "11",
  released: "2024-03-12",
  fixesUntil: "2025-09-03",
  securityUntil: "2026-03-12",
};

test.each([
  ["2024-03-11", "unreleased"],
  ["2024-03-12", "supported"],
  ["2025-09-03", "supported"],
  ["2025-09-04", "guarded"],
  ["2026-03-12", "guarded"],
  ["2026-03-13", "ended"],
])("on %s the release is %s", (day, stage) => expect(stageOn(eleven, day)).toBe(stage));

test("months, over the end of a year", () => {
  expect(addMonths("2023-01-01", 0)).toBe("2023-01-01");
  expect(addMonths("2023-11-20", 2)).toBe("2024-01-01");
  expect(monthsBetween("2026-11-01", "2027-02-24")).toBe(3);
  expect(monthsBetween("2026-11-01", "2026-11-24")).toBe(1);
  expect(placeOf("2020-01-01", "2023-01-01", "2028-01-01")).toBe(0);
  expect(placeOf("2025-07-02", "2023-01-01", "2028-01-01")).toBeCloseTo(0.5, 2);
});

test("the latest release is one that is out", () => {
  const ten = { ...eleven, version: "10", released: "2023-02-14" };
  expect(latestOn([ten, eleven], "2024-03-11").version).toBe("10");
  expect(latestOn([ten, eleven], "2024-03-12").version).toBe("11");
  expect(latestOn([ten, eleven], "2020-01-01").version).toBe("10");
});

test("from the right edge Android goes back and iOS does not move", () => {
  expect(iosPose(80, "right")).toEqual(iosPose(0, "left"));
  expect(iosPose(100, "left").upper.shift).toBe(1);
  expect(androidPose(80, "right").upper.shift).toBe(-androidPose(80, "left").upper.shift);
  expect(androidPose(100, "right").opacity).toBe(0);
});

test("a late picture moves the button from under the thumb, unless its room was kept", () => {
  expect(underThumb("loose", arrives - 1)).toBe("pay");
  expect(underThumb("loose", end)).toBe("cancel");
  expect(underThumb("kept", end)).toBe("pay");
  expect(score("kept")).toBe(0);
  expect(score("loose")).toBeGreaterThan(0.1);
});

test("stages spare those who have not had their turn", () => {
  const stages = [1, 2, 5, 10, 20, 50, 100];
  expect(affectedCount("stages", 3, stages)).toBe(5);
  expect(affectedCount("stages", 7, stages)).toBe(100);
  expect(affectedCount("once", 1, stages)).toBe(100);
});
