import { screen } from "@testing-library/react";
import { Faqs } from "../../src/sections/faqs/faqs";
import { renderOn } from "./sections-support";

test("the link to the contact page contains the current route", () => {
  const questions = [{ question: "What's the price?", answer: "<p>About $23.</p>" }];
  const section = {
    heading: "Questions",
    faq: { slug: "node", questions },
  } as unknown as Queries.FaqsFragment;
  renderOn("/hire/node-js-developers", <Faqs section={section} />);
  expect(screen.getByRole("link", { name: "Still have questions? Let's talk" })).toHaveAttribute(
    "href",
    "/contact-us?from=hire-node-js-developers",
  );
  expect(screen.getByText("About $23.")).toBeVisible();
});
