import { act, fireEvent, screen } from "@testing-library/react";
import { LifeGallery } from "../../src/sections/life-gallery";
import { setScreen } from "../components/carousel-support";
import { giveDialogs } from "../components/dialog-support";
import { drawing, renderOn } from "./sections-support";

jest.mock("gatsby", () => ({ graphql: () => undefined }));

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
} as unknown as Queries.OurLifeFragment;

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const oneTurn = 5000;
const viewer = () => screen.getByRole("dialog", { name: "Our Life" });
const shownPhoto = () => viewer().querySelector("img")?.alt;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const slide = () => screen.getByText(/ of 3$/).textContent;

beforeEach(async () => {
  jest.useFakeTimers();
  setScreen(1280);
  giveDialogs();
  renderOn("/about", <LifeGallery section={section} />);
  await pass(0);
});

afterEach(() => {
  jest.useRealTimers();
});

test("opens the photo that was pressed and steps across slides and round the ends", () => {
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

test("stands still while the viewer is open and goes on when it closes", async () => {
  expect(slide()).toBe("1 of 3");
  press("Open photo: desk");
  await pass(2 * oneTurn);
  expect(slide()).toBe("1 of 3");
  press("Close");
  await pass(oneTurn);
  expect(slide()).toBe("2 of 3");
});

test("closing the viewer does not undo a visitor's pause", async () => {
  press("Pause");
  press("Open photo: desk");
  press("Close");
  expect(screen.getByRole("button", { name: "Play" })).toBeVisible();
  await pass(2 * oneTurn);
  expect(slide()).toBe("1 of 3");
});
