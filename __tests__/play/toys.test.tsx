import { act, fireEvent, render, screen, within } from "@testing-library/react";
import ContrastCard from "../../src/play/contrast-card/contrast-card";
import { mostPaid, counted, formatMoney } from "../../src/play/settle-up/friends-hash";
import SettleUp from "../../src/play/settle-up/settle-up";
import { interpolate } from "../../src/content-model/interpolate";
import { setScreen } from "../components/carousel-support";
import { content } from "../support/content";
import { hasEntry } from "../support/named-entries";

type Plays = Queries.PlayFragment;

const slug = "settle-up";
const words = content<Plays>("plays/settle-up").settleUp!;
const card = content<Plays>("plays/contrast-card").contrastCard!;

const openSettleUp = (hash = "") => {
  setScreen(1440, { reducedMotion: true });
  window.history.replaceState({}, "", `/portfolio/a${hash}`);
  return render(<SettleUp slug={slug} words={words} />);
};

const paidField = (name: string) => screen.getByLabelText(interpolate(words.paid, { name }));
const paidFields = () =>
  screen.getAllByRole("textbox", { name: new RegExp(`^${interpolate(words.paid, { name: ".+" })}$`) });
const payments = (n: number) => screen.getByRole("radio", { name: counted(words.payments, n) });
const button = (name: string) => screen.getByRole("button", { name });

const describeOf = (play: string) => (hasEntry(`plays/${play}`) ? describe : describe.skip);

describeOf("settle-up")("settling up", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test("the steps say each payment, and a changed amount changes them", () => {
    openSettleUp("#settle-up=Ada:3000,Bo:0,Cy:0");
    expect(payments(2)).toBeChecked();
    const pays = interpolate(words.pays, { from: "Bo", to: "Ada", amount: formatMoney(words.money, 1000) });
    expect(screen.getByText(pays)).toBeVisible();
    fireEvent.change(paidField("Bo"), { target: { value: "30" } });
    expect(payments(2)).toBeChecked();
    fireEvent.change(paidField("Cy"), { target: { value: "30" } });
    expect(payments(0)).toBeChecked();
    expect(screen.getByText(words.nothing)).toBeVisible();
  });

  test("plus and minus change an amount by ten, down to nothing", () => {
    openSettleUp("#settle-up=Ada:3000,Bo:500");
    const less = button(interpolate(words.less, { name: "Bo" }));
    fireEvent.click(button(interpolate(words.more, { name: "Bo" })));
    expect(paidField("Bo")).toHaveValue("15");
    fireEvent.click(less);
    fireEvent.click(less);
    expect(paidField("Bo")).toHaveValue("0");
    expect(less).toBeDisabled();
  });

  test.each([
    ["9999999", 99_999.99],
    ["-50", 0],
    ["12.345", 12.35],
  ])("%s does not count as it stands, which is said, and gives way to what counts", (typed, counts) => {
    openSettleUp("#settle-up=Ada:0,Bo:0");
    const limits = interpolate(words.limits, { most: formatMoney(words.money, mostPaid) });
    const total = interpolate(words.split, {
      total: formatMoney(words.money, counts * 100),
      people: 2,
      share: formatMoney(words.money, Math.floor(counts * 50)),
    });
    fireEvent.change(paidField("Bo"), { target: { value: typed } });
    expect(paidField("Bo")).toHaveAccessibleDescription(limits);
    expect(screen.getByText(new RegExp(`^${total.replace(".", "\\.")}`))).toBeVisible();
    fireEvent.blur(paidField("Bo"));
    expect(paidField("Bo")).toHaveValue(String(counts));
    fireEvent.change(paidField("Bo"), { target: { value: "12.3" } });
    expect(screen.queryByText(limits)).toBeNull();
  });

  test("friends come and go, and the address keeps them", () => {
    openSettleUp("#settle-up=Ada:3000,Bo:0");
    fireEvent.click(button(words.add));
    const added = words.spare[0]!;
    fireEvent.change(paidField(added), { target: { value: "0.01" } });
    fireEvent.click(button(interpolate(words.remove, { name: "Bo" })));
    act(() => void jest.advanceTimersByTime(500));
    expect(window.location.hash).toBe(`#settle-up=Ada:3000,${added}:1`);
    expect(button(interpolate(words.remove, { name: "Ada" }))).toBeDisabled();
    fireEvent.click(button(words.reset));
    for (const { name } of words.friends) expect(paidField(name)).toBeVisible();
  });

  test("no more than eight friends", () => {
    openSettleUp();
    for (let n = 0; n < 8; n++) fireEvent.click(button(words.add));
    expect(button(words.add)).toHaveAttribute("aria-disabled", "true");
    expect(paidFields()).toHaveLength(8);
  });

  test("a link that cannot be read says so and shows the first friends", () => {
    openSettleUp("#settle-up=nobody");
    expect(screen.getByRole("alert")).toHaveTextContent(words.unreadable);
    expect(paidFields()).toHaveLength(words.friends.length);
    fireEvent.change(paidField(words.friends[0]!.name), { target: { value: "1" } });
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("the result is said once, when it has stood still", () => {
    openSettleUp("#settle-up=Ada:3000,Bo:0");
    act(() => void jest.advanceTimersByTime(1000));
    for (const value of ["1", "12", "12.5"]) fireEvent.change(paidField("Bo"), { target: { value } });
    fireEvent.click(button(words.add));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    act(() => void jest.advanceTimersByTime(1000));
    expect(screen.getByRole("status")).not.toBeEmptyDOMElement();
  });
});

describeOf("contrast-card")("the card that mends itself", () => {
  const verdicts = () =>
    screen.getAllByRole("figure").map((figure) =>
      within(figure)
        .getAllByRole("listitem")
        .map((item) => item.textContent?.includes(card.passes)),
    );

  test("shows what is too faint, and mends each line for its size", () => {
    render(<ContrastCard words={card} />);
    expect(verdicts()).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  test("a colour that can be read stays as it is", () => {
    render(<ContrastCard words={card} />);
    fireEvent.change(screen.getByLabelText(card.own), { target: { value: "#000000" } });
    expect(verdicts()).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(screen.getByText(card.untouched)).toBeVisible();
    const [, dark] = card.papers.filter(({ colour }) => colour !== card.papers[0]!.colour);
    fireEvent.click(screen.getByRole("radio", { name: dark!.name }));
    expect(verdicts()[0]).toEqual([false, false]);
    expect(verdicts()[1]).toEqual([true, true]);
  });
});
