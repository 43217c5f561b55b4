import { fireEvent, screen, waitFor } from "@testing-library/react";
import { JourneyTimeline } from "../../src/sections/journey-timeline/journey-timeline";
import { setScreen, shownSlides } from "../components/carousel-support";
import { drawing, renderOn } from "./sections-support";

const years = [2013, 2014, 2015];
const section = {
  eyebrow: "Our Journey",
  heading: "The years",
  items: years.map((year) => ({
    year,
    alt: "",
    content: `What happened in ${year}.`,
    imgUrl: drawing("year"),
  })),
  unfinished: { label: "now", heading: "Still wet", text: "Under way.", alt: "", image: drawing("wet") },
} as unknown as Queries.JourneyTimelineFragment;

const chosen = () =>
  screen.getAllByRole("button").filter((button) => button.getAttribute("aria-current") === "true");

beforeEach(async () => {
  setScreen(1280);
  renderOn("/about", <JourneyTimeline section={section} />);
  await waitFor(() => expect(document.querySelector(".slick-track")).not.toBeNull());
});

test("starts at the last year", () => {
  expect(chosen().map(({ textContent }) => textContent)).toEqual(["2015"]);
  expect(shownSlides()).toEqual([expect.stringContaining("What happened in 2015.")]);
});

test("ends with the year that is not over", async () => {
  fireEvent.click(screen.getByRole("button", { name: "Next slide" }));
  await waitFor(() => expect(shownSlides()).toEqual([expect.stringContaining("Under way.")]));
  expect(chosen().map(({ textContent }) => textContent)).toEqual(["now"]);
  expect(screen.getByRole("button", { name: "Next slide" })).toHaveAttribute("aria-disabled", "true");
});

test("counts the years alone: what is not over has its name", () => {
  const names = [...document.querySelectorAll(".slick-slide:not(.slick-cloned) [role=group]")].map((slide) =>
    slide.getAttribute("aria-label"),
  );
  expect(names).toEqual(["1 of 3", "2 of 3", "3 of 3", "now"]);
});

test("choosing a year moves the carousel", async () => {
  fireEvent.click(screen.getByRole("button", { name: "2013" }));
  expect(chosen().map(({ textContent }) => textContent)).toEqual(["2013"]);
  await waitFor(() => expect(shownSlides()).toEqual([expect.stringContaining("What happened in 2013.")]));
});

test("moving the carousel chooses the year", async () => {
  fireEvent.click(screen.getByRole("button", { name: "Previous slide" }));
  await waitFor(() => expect(chosen().map(({ textContent }) => textContent)).toEqual(["2014"]));
});
