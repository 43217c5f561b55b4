import { act, screen } from "@testing-library/react";
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

test("four badges that fit stand once, without react-slick", async () => {
  setScreen(1280);
  const { container } = renderOn("/about", <Accreditations section={section} />);
  // The chunk is here, and would run the row by now.
  await act(() => import("../../src/components/carousel/slick-track"));
  expect(container.querySelector(".slick-slider")).toBeNull();
  expect(screen.getAllByRole("img", { name: /rosette|shield|medal|cup/ })).toHaveLength(4);
  expect(screen.getByRole("img", { name: "4.5 out of 5" })).toBeVisible();
});
