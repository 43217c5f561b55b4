import { act, fireEvent, screen } from "@testing-library/react";
import { LifeGallery } from "../../src/sections/life-gallery/life-gallery";
import { setScreen } from "../components/carousel-support";
import { polyfillDialogs } from "../components/dialog-support";
import { drawing, renderOn } from "./sections-support";

const photo = (alt: string) => ({ alt, layout: "", imgUrl: drawing(alt), whole: drawing(alt) });
const section = {
  eyebrow: "Our Life",
  heading: "The studio",
  text: null,
  slides: [
    { photos: [photo("desk"), photo("cake")] },
    { photos: [photo("trek")] },
    { photos: [photo("tea"), photo("dog")] },
  ],
} as unknown as Queries.LifeGalleryFragment;

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const oneTurn = 5000;
const viewer = () => screen.getByRole("dialog", { name: "Our Life" });
const shownPhoto = () => viewer().querySelector("img")?.alt;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const slide = () => screen.getByText(/ of 3$/).textContent;

/** jsdom lacks pointer events. */
const firePointer = (element: Element, type: string, values: object) =>
  fireEvent(element, Object.assign(new Event(type, { bubbles: true }), values));

beforeEach(async () => {
  jest.useFakeTimers();
  setScreen(1280);
  polyfillDialogs();
  renderOn("/about", <LifeGallery section={section} />);
  await pass(0);
});

afterEach(() => {
  jest.useRealTimers();
});

test("opens the clicked photo, and steps across slides in a loop", () => {
  press("Open photo: cake");
  expect(shownPhoto()).toBe("cake");
  expect(screen.getByText("Photo 2 of 5")).toBeVisible();
  press("Next");
  expect(shownPhoto()).toBe("trek");
  fireEvent.keyDown(viewer(), { key: "ArrowLeft" });
  fireEvent.keyDown(viewer(), { key: "ArrowLeft" });
  expect(shownPhoto()).toBe("desk");
  press("Previous");
  expect(shownPhoto()).toBe("dog");
  fireEvent.keyDown(viewer(), { key: "ArrowRight" });
  expect(shownPhoto()).toBe("desk");
});

test("a swipe steps forward or back; a pinch, a short or a steep move does not", () => {
  press("Open photo: cake");
  const move = (by: { x: number; y: number }, primary = true) => {
    const finger = { isPrimary: primary, pointerType: "touch", pointerId: 1 };
    firePointer(viewer().querySelector("img")!, "pointerdown", { ...finger, clientX: 200, clientY: 200 });
    firePointer(viewer().querySelector("img")!, "pointerup", {
      ...finger,
      clientX: 200 + by.x,
      clientY: 200 + by.y,
    });
  };
  move({ x: -120, y: 20 });
  expect(shownPhoto()).toBe("trek");
  move({ x: 120, y: -20 });
  expect(shownPhoto()).toBe("cake");
  move({ x: 30, y: 0 });
  move({ x: 60, y: 200 });
  move({ x: -120, y: 0 }, false);
  expect(shownPhoto()).toBe("cake");
});

test("pauses while the viewer is open and resumes when it closes", async () => {
  expect(slide()).toBe("1 of 3");
  press("Open photo: desk");
  await pass(2 * oneTurn);
  expect(slide()).toBe("1 of 3");
  press("Close");
  await pass(oneTurn);
  expect(slide()).toBe("2 of 3");
});

test("closing the viewer keeps the visitor's pause", async () => {
  press("Pause");
  press("Open photo: desk");
  press("Close");
  expect(screen.getByRole("button", { name: "Play" })).toBeVisible();
  await pass(2 * oneTurn);
  expect(slide()).toBe("1 of 3");
});
