import { render, screen } from "@testing-library/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Picture } from "../../src/components/picture/picture";

const encoded = (width: number, height: number): IGatsbyImageData => ({
  layout: "constrained",
  images: { fallback: { src: "/a.webp", srcSet: "/a.webp 480w", sizes: "480px" } },
  width,
  height,
});

it("has whole numbers for its size, and so has its source for phones", () => {
  const childImageSharp = { gatsbyImageData: encoded(959, 798.9999999999999), phone: encoded(480, 11.5) };
  const { container } = render(<Picture file={{ publicURL: null, childImageSharp }} alt="A kiln" />);

  expect(screen.getByRole("img", { name: "A kiln" })).toHaveAttribute("height", "799");
  expect(container.querySelector("source")).toHaveAttribute("height", "12");
});
