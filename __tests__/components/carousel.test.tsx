import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { Carousel } from "../../src/components/carousel/carousel";
import { renderWithLabels, setScreen, shownSlides } from "./carousel-support";
import { words } from "../support/words";

const items = { base: 1, above768: 2, above992: 3 };
const slideTexts = ["one", "two", "three", "four", "five"];
const slides = slideTexts.map((word) => <p key={word}>{word}</p>);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const loaded = () => waitFor(() => expect(document.querySelector(".slick-track")).not.toBeNull());

const show = async (props: Partial<Parameters<typeof Carousel>[0]> = {}) => {
  const view = renderWithLabels(
    <Carousel name="Words" items={items} speed={1} {...props}>
      {slides}
    </Carousel>,
  );
  await loaded();
  return view;
};

beforeEach(() => setScreen(1280));

test.each([
  [500, ["one"]],
  [768, ["one"]],
  [800, ["one", "two"]],
  [992, ["one", "two"]],
  [1000, ["one", "two", "three"]],
])("shows the right slides at %i px", async (width, expected) => {
  setScreen(width);
  await show();
  expect(screen.getByRole("group", { name: "Words" })).toHaveAttribute("aria-roledescription", "carousel");
  await waitFor(() => expect(shownSlides()).toEqual(expected));
});

test.each([390, 1280])("counts the slide that peeks as shown at %i px", async (width) => {
  setScreen(width);
  await show({ items: { base: 1 }, peek: true, wrap: true });
  expect(shownSlides()).toEqual(["one", "two"]);
});

test("loops at both ends with wrap", async () => {
  await show({ wrap: true });
  press(words.labels.carousel.previous);
  await waitFor(() => expect(shownSlides()).toEqual(["five", "one", "two"]));
  expect(screen.getByText("5–2 of 5")).toBeVisible();
  expect(screen.getByText("Slides 5 to 2 of 5")).toHaveClass("visually-hidden");
  press(words.labels.carousel.next);
  await waitFor(() => expect(shownSlides()).toEqual(["one", "two", "three"]));
});

test("stops at both ends without wrap", async () => {
  await show();
  expect(screen.getByRole("button", { name: words.labels.carousel.previous })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  press(words.labels.carousel.next);
  await waitFor(() => expect(shownSlides()).toEqual(["two", "three", "four"]));
  press(words.labels.carousel.next);
  await waitFor(() => expect(shownSlides()).toEqual(["three", "four", "five"]));
  expect(screen.getByRole("button", { name: words.labels.carousel.next })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  press(words.labels.carousel.previous);
  await waitFor(() => expect(shownSlides()).toEqual(["two", "three", "four"]));
});

test("has no controls when every slide fits", () => {
  renderWithLabels(
    <Carousel name="Words" items={{ base: 5 }}>
      {slides}
    </Carousel>,
  );
  expect(screen.queryByRole("button")).toBeNull();
  expect(shownSlides()).toEqual(slideTexts);
});

test("keeps its track while focus is inside", async () => {
  renderWithLabels(
    <Carousel name="Words" items={items}>
      {slideTexts.map((word) => (
        <a key={word} href={`/${word}`}>
          {word}
        </a>
      ))}
    </Carousel>,
  );
  const link = screen.getByRole("link", { name: "two" });
  act(() => link.focus());
  // The carousel asked for the same chunk before, so it has heard of it by now.
  await act(async () => void (await import("../../src/components/carousel/slick-track")));
  expect(link).toHaveFocus();
  expect(document.querySelector(".slick-track")).toBeNull();
  act(() => link.blur());
  await loaded();
});

test("follows its parent and reports its moves", async () => {
  const onCurrentChange = jest.fn();
  await show({ current: 2, onCurrentChange, items: { base: 1 } });
  expect(shownSlides()).toEqual(["three"]);
  press(words.labels.carousel.next);
  await waitFor(() => expect(onCurrentChange).toHaveBeenLastCalledWith(3));
});
