import { screen } from "@testing-library/react";
import { Accreditations } from "../../src/sections/accreditations/accreditations";
import { setScreen } from "../components/carousel-support";
import { drawing, renderOn } from "./sections-support";

const badge = (alt: string, rating: number | null) => ({
  image: drawing(alt),
  alt,
  heading: null,
  rating,
  text: "Top",
});
const section = {
  heading: "Accredited by",
  badges: [badge("rosette", 4.5), badge("shield", null), badge("medal", 4.2), badge("cup", 4)],
} as unknown as Queries.AccreditationsFragment;

test("shows four badges twice, and reads each out once", () => {
  setScreen(1280);
  const { container } = renderOn("/about", <Accreditations section={section} />);
  expect(container.querySelectorAll("[data-slide]")).toHaveLength(8);
  expect(screen.getAllByRole("img", { name: /rosette|shield|medal|cup/ })).toHaveLength(4);
  expect(screen.getByRole("img", { name: "4.5 out of 5" })).toBeVisible();
});
