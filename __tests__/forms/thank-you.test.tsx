import { fireEvent, render, screen, within } from "@testing-library/react";
import "./support/text-encoder";
import { hideUntilOutcome } from "../../src/forms/outcome/hide-until-outcome";
import { ThankYouOutcome, useOutcome } from "../../src/forms/outcome/thank-you-outcome";
import {
  dropOlderOutcome,
  pendingMark,
  keepOutcome,
  outcomeKey,
  type KeptOutcome,
} from "../../src/forms/outcome/outcome";
import { Site, siteData } from "./support/site-data";
import { words } from "../support/words";

const failure: KeptOutcome = {
  ok: false,
  message: words.messages.wentWrong,
  audience: "sales",
  returnTo: "/contact-us#contact-form",
};

const Told = () => {
  const outcome = useOutcome();
  return outcome && <ThankYouOutcome outcome={outcome} />;
};

const arrive = (outcome?: KeptOutcome) => {
  window.sessionStorage.clear();
  return arriveAgain(outcome);
};

const arriveAgain = (outcome?: KeptOutcome) => {
  if (outcome) keepOutcome(outcome);
  return render(
    <Site path="/thank-you">
      <Told />
    </Site>,
  );
};

test("shows the default content when opened directly", () => {
  expect(arrive().container).toBeEmptyDOMElement();
});

const success: KeptOutcome = {
  ok: true,
  message: words.messages.sent,
  reference: "KW-7",
  audience: "sales",
  returnTo: "/contact-us#contact-form",
};

test("after a success: the words and the reference", () => {
  arrive(success);
  const alert = screen.getByRole("alert");
  expect(within(alert).getByRole("paragraph")).toHaveTextContent(/^successfully sent\.$/);
  expect(alert).toHaveAttribute("data-variant", "success");
  expect(screen.getByText("Your reference: KW-7")).toBeVisible();
  expect(screen.queryByRole("link", { name: words.outcome.tryAgain })).toBeNull();
});

test.each([
  ["a success stays until a form is begun", success, "/career#career-form", false],
  ["… and is over when the same form is begun again", success, success.returnTo, false],
  ["a failure stays while its own form is mended", failure, failure.returnTo, true],
  ["… and is over when another form is begun", failure, "/career#career-form", false],
])("%s", (_what, outcome, begun, stays) => {
  for (let visits = 0; visits < 2; visits += 1) {
    const { container, unmount } = arriveAgain(visits ? undefined : outcome);
    expect(container).not.toBeEmptyDOMElement();
    unmount();
  }
  dropOlderOutcome(begun);
  expect(arriveAgain().container.childElementCount > 0).toBe(stays);
});

test("shows the error as text, a link back and the contacts after a failure", () => {
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

test("shows a failure again on return, until the next submission", () => {
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

test("shows recruitment's email and phone after a career form", () => {
  arrive({ ...failure, audience: "recruitment" });
  expect(screen.getByRole("link", { name: siteData.site.recruitment!.email })).toBeVisible();
  expect(screen.queryByRole("link", { name: siteData.site.sales.email })).toBeNull();
});

test("keeps the next steps, and focuses them, when the result is dismissed", () => {
  arrive(failure);
  fireEvent.click(screen.getByRole("button", { name: words.dismiss }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("link", { name: words.outcome.tryAgain })).toHaveFocus();
});

test("what the page was built with is held back only while there is something to tell", () => {
  const held = () => {
    hideUntilOutcome(outcomeKey, pendingMark);
    return document.documentElement.hasAttribute(pendingMark);
  };
  window.sessionStorage.clear();
  expect(held()).toBe(false);
  window.history.replaceState({ [outcomeKey]: success }, "");
  expect(held()).toBe(true);
  document.documentElement.removeAttribute(pendingMark);
  window.history.replaceState(null, "");
  keepOutcome(failure);
  expect(held()).toBe(true);
  arrive(failure);
  expect(document.documentElement).not.toHaveAttribute(pendingMark);
});
