import { act, fireEvent, screen } from "@testing-library/react";
import { Carousel } from "../../src/components/carousel/carousel";
import { renderWithLabels, setScreen, shownSlides } from "./carousel-support";
import { words } from "../support/words";

/** Longer than the 300 ms transition and the rest after it. */
const oneTurn = 2500;
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const gallery = (suspended = false) => (
  <Carousel name="Life" items={{ base: 1 }} wrap autoplay suspended={suspended}>
    <button type="button">desk</button>
    <button type="button">dog</button>
    <button type="button">tea</button>
  </Carousel>
);
const toggle = () => screen.getByRole("button", { name: /^(Pause|Play)$/ });
const slidesArea = () => screen.getByRole("group", { name: "Life" }).firstElementChild as Element;

const show = async () => {
  renderWithLabels(gallery());
  await pass(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  setScreen(1280);
});

afterEach(() => {
  jest.useRealTimers();
});

test("advances by itself and loops", async () => {
  await show();
  expect(shownSlides()).toEqual(["desk"]);
  await pass(oneTurn);
  expect(shownSlides()).toEqual(["dog"]);
  await pass(2 * oneTurn);
  expect(shownSlides()).toEqual(["desk"]);
});

test("pauses on hover and resumes afterwards", async () => {
  await show();
  fireEvent.pointerEnter(slidesArea());
  await pass(3 * oneTurn);
  expect(shownSlides()).toEqual(["desk"]);
  fireEvent.pointerLeave(slidesArea());
  await pass(oneTurn);
  expect(shownSlides()).toEqual(["dog"]);
});

test("is held and let go without drawing a slide anew", async () => {
  const draw = jest.fn(() => <p>desk</p>);
  const Drawn = () => draw();
  renderWithLabels(
    <Carousel name="Life" items={{ base: 1 }} wrap autoplay>
      <Drawn />
      <p>dog</p>
    </Carousel>,
  );
  await pass(0);
  const before = draw.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  fireEvent.pointerEnter(slidesArea());
  act(() => toggle().focus());
  fireEvent.pointerLeave(slidesArea());
  expect(draw).toHaveBeenCalledTimes(before);
});

test("pauses while focus is inside", async () => {
  await show();
  const next = screen.getByRole("button", { name: words.labels.carousel.next });
  act(() => next.focus());
  await pass(3 * oneTurn);
  expect(shownSlides()).toEqual(["desk"]);
  act(() => next.blur());
  await pass(oneTurn);
  expect(shownSlides()).toEqual(["dog"]);
});

test("pauses and resumes by its button, even while that has focus", async () => {
  await show();
  act(() => toggle().focus());
  fireEvent.click(toggle());
  expect(toggle()).toHaveAccessibleName(words.labels.carousel.play);
  await pass(3 * oneTurn);
  expect(shownSlides()).toEqual(["desk"]);
  fireEvent.click(toggle());
  await pass(oneTurn);
  expect(shownSlides()).toEqual(["dog"]);
});

test("starts paused under reduced motion", async () => {
  setScreen(1280, { reducedMotion: true });
  await show();
  expect(toggle()).toHaveAccessibleName(words.labels.carousel.play);
  await pass(3 * oneTurn);
  expect(shownSlides()).toEqual(["desk"]);
});
