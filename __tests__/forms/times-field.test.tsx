import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import {
  timesAskedKey,
  timesAskedMark,
  timesButtonMark,
  listenForTimesButtons,
  calendarHeightKey,
} from "../../src/browser/before-paint/asked-times";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { readOutcome } from "../../src/forms/outcome/outcome";
import { content } from "../support/content";
import { words } from "../support/words";
import { fillContact, leavePage, openForm, openSite, send, write } from "./support/visitor";

jest.mock("../../src/forms/captcha/create-altcha-worker", () =>
  jest.requireActual<object>("./support/altcha-worker"),
);
jest.mock("../../src/browser/reading/add-to-head", () => ({ addStylesheet: () => Promise.resolve() }));

const { times: texts } = content<{ times: Record<"heading" | "full" | "noRoom" | "count", string> }>(
  "settings/forms",
);
const longest = 5000;

/** What the head's script does. */
listenForTimesButtons(timesButtonMark, timesAskedMark, timesAskedKey, calendarHeightKey, []);

const ask = (href = "#inquiry") => {
  const link = document.body.appendChild(document.createElement("a"));
  link.href = href;
  link.setAttribute(timesButtonMark, "");
  link.addEventListener("click", (event) => event.preventDefault());
  act(() => link.click());
  link.remove();
};
const calendar = () => screen.findByRole("grid", { name: texts.heading });
const buttons = async () => within(await calendar()).getAllByRole<HTMLButtonElement>("button");
const pressed = async () =>
  (await buttons()).flatMap((button, index) =>
    button.getAttribute("aria-pressed") === "true" ? [index] : [],
  );
const counted = (n: number) => texts.count.replace("{n}", String(n)).replace("{most}", "3");

test("the calendar opens only where a button asked for it, on this page or the one before", async () => {
  openSite();
  const first = await openForm(<ContactForm />);
  expect(screen.queryByRole("grid")).toBeNull();
  ask();
  const offered = (await buttons()).length;
  expect(offered).toBeGreaterThanOrEqual(22);
  expect(offered).toBeLessThanOrEqual(30);
  first.unmount();
  window.sessionStorage.clear();
  ask();
  await openForm(<ContactForm />);
  expect(await calendar()).toBeVisible();
});

test("a link to another page asks the form there, not the one beside it", async () => {
  openSite();
  const first = await openForm(<ContactForm />);
  ask("/another-page#inquiry");
  first.unmount();
  await openForm(<ContactForm />);
  expect(await calendar()).toBeVisible();
});

test("up to three half-days go into the message in words, and with the outcome to /thank-you", async () => {
  const { api } = openSite();
  await openForm(<ContactForm />);
  ask();
  await fillContact();
  const offered = await buttons();
  for (const index of [8, 1, 3]) fireEvent.click(offered[index]!);
  expect(await pressed()).toEqual([1, 3, 8]);
  expect(screen.getByText(counted(3))).toBeVisible();
  fireEvent.click(offered[5]!);
  expect(screen.getByText(texts.full.replace("{most}", "3"))).toBeVisible();
  expect(await pressed()).toEqual([1, 3, 8]);
  await send();
  await waitFor(() => expect(api.posts).toHaveLength(1));
  const { message, ...rest } = JSON.parse(api.posts[0]!.body!) as { message: string };
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(message).toMatch(/^We need an app\.\n\n/);
  expect(message).toContain(zone);
  expect(message.match(/; /g)).toHaveLength(2);
  expect(Object.keys(rest)).not.toContain("times");
  await waitFor(() => expect(readOutcome()?.times).toHaveLength(3));
});

test("the choice survives a reload with the draft", async () => {
  openSite();
  const first = await openForm(<ContactForm />);
  ask();
  fireEvent.click((await buttons())[4]!);
  leavePage();
  first.unmount();
  await openForm(<ContactForm />);
  expect(await pressed()).toEqual([4]);
});

test("a choice made in the frame that shows the calendar is kept", async () => {
  openSite();
  await openForm(<ContactForm />);
  const observer = new MutationObserver(() => {
    const grid = screen.queryByRole("grid", { name: texts.heading });
    if (!grid) return;
    observer.disconnect();
    within(grid).getAllByRole("button")[4]!.click();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  ask();
  await screen.findByText(counted(1));
  expect(await pressed()).toEqual([4]);
});

test("the message's limit counts the times in: nothing is cut off", async () => {
  openSite();
  await openForm(<ContactForm />);
  ask();
  write(words.fields.message, "x".repeat(longest));
  fireEvent.click((await buttons())[0]!);
  expect(screen.getByText(texts.noRoom)).toBeVisible();
  expect(await pressed()).toEqual([]);
  write(words.fields.message, "x".repeat(longest - 500));
  fireEvent.click((await buttons())[0]!);
  expect(await pressed()).toEqual([0]);
  const message = screen.getByLabelText(words.fields.message);
  expect(message).not.toHaveAttribute("aria-invalid");
  write(words.fields.message, "x".repeat(longest));
  expect(message).toHaveValue("x".repeat(longest));
  expect(message).toHaveAttribute("aria-invalid", "true");
});

test("after a night in a tab the day that has passed is not offered, and a time of it is taken back", async () => {
  openSite();
  await openForm(<ContactForm />);
  ask();
  const [first] = await buttons();
  fireEvent.click(first!);
  expect(await pressed()).toEqual([0]);
  // The clock alone; timers go on.
  const ticking = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "setImmediate"] as const;
  const later = Date.now() + 3 * 24 * 60 * 60 * 1000;
  jest.useFakeTimers({ now: later, doNotFake: [...ticking, "performance", "queueMicrotask", "nextTick"] });
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  jest.useRealTimers();
  expect(first).not.toBeInTheDocument();
  expect(await pressed()).toEqual([]);
  expect((await buttons()).filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test("one button is in the tab order, and arrow keys reach the others", async () => {
  openSite();
  await openForm(<ContactForm />);
  ask();
  const all = await buttons();
  const inOrder = () => all.filter(({ tabIndex }) => tabIndex === 0);
  expect(inOrder()).toEqual([all[0]]);
  act(() => all[0]!.focus());
  fireEvent.keyDown(all[0]!, { key: "ArrowUp" });
  expect(all[0]).toHaveFocus();
  fireEvent.keyDown(all[0]!, { key: "ArrowDown" });
  expect(document.activeElement?.getAttribute("aria-label")?.split(",")[0]).toBe(
    all[0]!.getAttribute("aria-label")!.split(",")[0],
  );
  expect(document.activeElement).not.toBe(all[0]);
  expect(inOrder()).toEqual([document.activeElement]);
});
