import { screen, within } from "@testing-library/react";
import { Openings } from "../../src/sections/openings/openings";
import { renderOn } from "./sections-support";

const job = (slug: string, duties: { heading: string; text: string }[]) => ({
  slug,
  hue: "lilac" as const,
  image: null,
  sample: true,
  seo: { title: slug, description: "Pots, by hand." },
  designation: null,
  heading: slug,
  text: "You make pots.",
  location: "Pune",
  workplace: { town: "Pune", country: "IN" },
  remoteWithin: [],
  employmentType: "FULL_TIME" as const,
  pay: "Twelve vases a year",
  hours: null,
  createdAt: "2026-03-04",
  expiresAt: null,
  duties,
  requirements: ["Dry hands"],
});
const duties = [
  { heading: "Throw", text: "Twenty pots a day." },
  { heading: "Fire", text: "On Fridays." },
];

test("an opening lists its duties; one without duties has no such heading", () => {
  renderOn(
    "/join-us",
    <Openings intro={{ heading: "Seats" }} jobs={[job("potter", duties), job("cook", [])]} />,
  );
  const [potter, cook] = screen
    .getAllByRole("heading", { level: 3 })
    .map((heading) => heading.closest("li")!);
  expect(within(potter!).getByRole("heading", { level: 4 })).toBeVisible();
  const terms = within(potter!)
    .getAllByRole("term")
    .map(({ textContent }) => textContent);
  expect(terms).toEqual(expect.arrayContaining(["Throw", "Fire"]));
  expect(within(potter!).getByText("Twenty pots a day.")).toBeVisible();
  expect(within(cook!).queryByRole("heading", { level: 4 })).toBeNull();
  expect(within(potter!).getByText("Twelve vases a year")).toBeVisible();
});
