import "./support/text-encoder";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { holdUntilTold } from "../../src/forms/outcome/hold-until-told";
import { ThankYouOutcome } from "../../src/forms/outcome/thank-you-outcome";
import { useOutcome } from "../../src/forms/outcome/use-outcome";
import { heldMark, keepOutcome, key, type Outcome } from "../../src/forms/outcome/outcome";
import { Site, siteData } from "./support/site-data";
import { words } from "../support/words";

jest.mock("gatsby", () => jest.requireActual<object>("./support/gatsby"));

const failure: Outcome = {
  ok: false,
  message: words.messages.wentWrong,
  contacts: "sales",
  returnTo: "/contact-us#contact-form",
};

const Told = () => {
  const outcome = useOutcome();
  return outcome && <ThankYouOutcome outcome={outcome} />;
};

const arrive = (outcome?: Outcome) => {
  window.sessionStorage.clear();
  if (outcome) keepOutcome(outcome);
  return render(
    <Site path="/thank-you">
      <Told />
    </Site>,
  );
};

test("opened directly, there is nothing to tell", () => {
  expect(arrive().container).toBeEmptyDOMElement();
});

test("after a success: the words, the reference, and nothing kept", () => {
  arrive({ ok: true, message: words.messages.sent, reference: "KW-7", contacts: "sales", returnTo: "/x" });
  const alert = screen.getByRole("alert");
  expect(within(alert).getByRole("paragraph")).toHaveTextContent(/^successfully sent\.$/);
  expect(alert).toHaveAttribute("data-variant", "success");
  expect(screen.getByText("Your reference: KW-7")).toBeVisible();
  expect(screen.queryByRole("link", { name: words.outcome.tryAgain })).toBeNull();
  expect(window.sessionStorage).toHaveLength(0);
});

test("after a failure: the error as text, the way back, and whom to write to", () => {
  arrive({ ...failure, message: "<i>Not today.</i>" });
  const alert = screen.getByRole("alert");
  expect(within(alert).getByRole("paragraph").textContent).toBe("<i>Not today.</i>");
  expect(alert).toHaveAttribute("data-variant", "danger");
  const { sales } = siteData.site;
  expect(screen.getByRole("link", { name: sales.email })).toHaveAttribute("href", `mailto:${sales.email}`);
  expect(screen.getByRole("link", { name: sales.phone })).toHaveAttribute(
    "href",
    expect.stringMatching(/^tel:\+\d+$/),
  );
  const back = screen.getByRole("link", { name: words.outcome.tryAgain });
  expect(back).toHaveAttribute("href", "/contact-us#contact-form");
});

test("a failure is told again to whoever comes back, until another attempt", () => {
  const { unmount } = arrive(failure);
  fireEvent.click(screen.getByRole("link", { name: words.outcome.tryAgain }));
  unmount();
  render(
    <Site path="/thank-you">
      <Told />
    </Site>,
  );
  expect(screen.getByRole("alert")).toHaveAttribute("data-variant", "danger");
});

test("after a career form: recruitment's mail and phone", () => {
  arrive({ ...failure, contacts: "recruitment" });
  expect(screen.getByRole("link", { name: siteData.site.recruitment.email })).toBeVisible();
  expect(screen.queryByRole("link", { name: siteData.site.sales.email })).toBeNull();
});

test("the result can be dismissed; what to do next stays, and has the focus", () => {
  arrive(failure);
  fireEvent.click(screen.getByRole("button", { name: words.dismiss }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("link", { name: words.outcome.tryAgain })).toHaveFocus();
});

test("what the page was built with is held back only while there is something to tell", () => {
  const held = () => {
    holdUntilTold(key, heldMark);
    return document.documentElement.hasAttribute(heldMark);
  };
  window.sessionStorage.clear();
  expect(held()).toBe(false);
  keepOutcome(failure);
  expect(held()).toBe(true);
  arrive(failure);
  expect(document.documentElement).not.toHaveAttribute(heldMark);
});
