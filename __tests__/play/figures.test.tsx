import { act, fireEvent, render, screen } from "@testing-library/react";
import { interpolate } from "../../src/content-model/interpolate";
import { SiteDataProvider } from "../../src/site-data/context";
import { Signature } from "../../src/play/signature";
import { setScreen } from "../components/carousel-support";
import { signatures, siteData, wordsOf } from "./figures-support";

/** Shows a figure that is near, once its code has come. */
const show = async (name: string, { reducedMotion = false } = {}) => {
  setScreen(1280, { reducedMotion });
  const { section } = signatures.find(({ figure }) => figure === name)!;
  render(
    <SiteDataProvider value={siteData}>
      <Signature section={section} hue="sky" />
    </SiteDataProvider>,
  );
  await screen.findByRole("img");
};

/** The live regions; the value beside a slider is none. */
const live = () =>
  screen.getAllByRole("status").filter((region) => region.getAttribute("aria-live") !== "off");
/** What a screen reader is told, when it has settled. */
const spoken = () => {
  act(() => jest.advanceTimersByTime(1000));
  return live()[0]?.textContent;
};
const choose = (label: string) => fireEvent.click(screen.getByRole("radio", { name: label }));
const slide = (value: number) => fireEvent.change(screen.getByRole("slider"), { target: { value } });
const press = (label: string) => fireEvent.click(screen.getByRole("button", { name: label }));

/** A figure may have gone with its page. */
const testOf = (name: string) => (signatures.some(({ figure }) => figure === name) ? test : test.skip);

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-23") }));
afterEach(() => jest.useRealTimers());

test("each page has one figure, and no two the same", () => {
  const figures = signatures.map(({ figure }) => figure);
  expect(new Set(figures).size).toBe(signatures.length);
  for (const { section } of signatures) {
    expect(Object.values(section).filter((value) => typeof value === "object")).toHaveLength(1);
  }
});

test.each(signatures)("$figure leaves no blank open and speaks once", async ({ figure }) => {
  await show(figure);
  expect(spoken()).not.toMatch(/[{}]|NaN|undefined/);
  expect(live()).toHaveLength(1);
  expect(screen.getByRole("img")).toHaveAccessibleName();
});

testOf("stagedRelease")("what is dragged is spoken when it rests, not at every step", async () => {
  await show("stagedRelease");
  const before = spoken();
  slide(4);
  slide(5);
  expect(live()[0]?.textContent).toBe(before);
  expect(spoken()).not.toBe(before);
});

testOf("renderCost")("React: fewer components run when the letter is kept in its field", async () => {
  const words = wordsOf("renderCost");
  await show("renderCost");
  expect(spoken()).toContain("11 of 11");
  fireEvent.click(screen.getByRole("checkbox", { name: words.memo }));
  expect(spoken()).toContain("4 of 11");
  choose(words.inField);
  expect(spoken()).toContain("1 of 11");
});

testOf("requestQueue")("Node: the last visitor waits for less when the process goes on", async () => {
  const words = wordsOf("requestQueue");
  await show("requestQueue");
  expect(spoken()).toContain(interpolate(words.blocked.value, { seconds: "2.6" }));
  choose(words.async);
  expect(spoken()).toContain(interpolate(words.flowing.value, { seconds: "0.7" }));
});

testOf("requestQueue")(
  "Node: the clock runs by the button to its end, and a hand on the slider stops it",
  async () => {
    const words = wordsOf("requestQueue");
    await show("requestQueue");
    const time = () => Number((screen.getByRole("slider") as HTMLInputElement).value);
    press(words.send);
    expect(time()).toBe(0);
    act(() => jest.advanceTimersByTime(1000));
    expect(time()).toBeGreaterThan(800);
    slide(400);
    act(() => jest.advanceTimersByTime(1000));
    expect(time()).toBe(400);
    press(words.send);
    act(() => jest.advanceTimersByTime(5000));
    expect(time()).toBe(2640);
  },
);

testOf("requestQueue")("Node: where motion is unwanted the button takes one step", async () => {
  const words = wordsOf("requestQueue");
  await show("requestQueue", { reducedMotion: true });
  slide(400);
  press(words.step);
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole("slider")).toHaveValue("600");
});

testOf("openComponent")(
  "Vue: one more box changes the label, and each part says what it is for",
  async () => {
    const words = wordsOf("openComponent");
    await show("openComponent");
    expect(screen.getByText("$18")).toBeInTheDocument();
    choose(words.script.label);
    expect(spoken()).toContain(words.script.value);
    press(words.add);
    expect(screen.getByText("$27")).toBeInTheDocument();
    expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  },
);

testOf("supportCalendar")(
  "Laravel: the calendar opens on the visitor's own month, and follows version and month",
  async () => {
    await show("supportCalendar");
    expect(screen.getByRole("slider")).toHaveAttribute("aria-valuetext", "Nov 2026");
    expect(spoken()).toContain("3 months");
    choose("11");
    expect(spoken()).toContain("March 12, 2026");
    slide(0);
    expect(spoken()).toContain("March 12, 2024");
  },
);

testOf("supportCalendar")(
  "Laravel: a visitor from outside the calendar sees the month that the content names",
  async () => {
    jest.setSystemTime(new Date("2031-05-05"));
    await show("supportCalendar");
    expect(screen.getByRole("slider")).toHaveAttribute("aria-valuetext", "Nov 2026");
  },
);

testOf("backGesture")(
  "mobile: a drag moves both phones, and goes to its nearest end when let go",
  async () => {
    await show("backGesture");
    const phones = screen.getByRole("img").querySelector("svg")!;
    phones.getBoundingClientRect = () => ({ left: 0, width: 360 }) as DOMRect;
    Object.assign(phones, { setPointerCapture: () => undefined, hasPointerCapture: () => true });
    const at = (type: string, clientX: number) =>
      fireEvent(phones, Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerId: 1 }));
    at("pointerdown", 40);
    at("pointermove", 140);
    expect(Number((screen.getByRole("slider") as HTMLInputElement).value)).toBeGreaterThan(50);
    at("lostpointercapture", 140);
    expect(screen.getByRole("slider")).toHaveValue("100");
    at("pointerdown", 320);
    expect(screen.getByRole("radio", { name: wordsOf("backGesture").right })).toBeChecked();
  },
);

testOf("layoutShift")("front end: before the picture comes nothing has moved", async () => {
  const words = wordsOf("layoutShift");
  await show("layoutShift");
  const after = spoken();
  slide(800);
  expect(spoken()).toContain(words.before.text);
  press(words.load);
  act(() => jest.advanceTimersByTime(4000));
  expect(spoken()).toBe(after);
});

testOf("stagedRelease")("mobile: stages spare most, one release for all spares nobody", async () => {
  const words = wordsOf("stagedRelease");
  await show("stagedRelease");
  expect(spoken()).toContain("95");
  choose(words.atOnce);
  expect(spoken()).toContain(words.everybody.text);
});
