import { fireEvent, screen, waitFor } from "@testing-library/react";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { budgetFor, priceOf } from "../../src/play/price/price";
import PriceForm from "../../src/play/price/price-form";
import { interpolate } from "../../src/content-model/interpolate";
import { openForm, openSite, write } from "../forms/support/visitor";
import { content } from "../support/content";
import { words } from "../support/words";

const rates = content<Queries.RatesSettingsFragment>("settings/rates");
const texts = content<Queries.EstimateFragment>("shared/estimate");
const file = { publicURL: "/pot.webp", childImageSharp: null };
const wheel = { ...texts, image: file, frames: file };

const askForMotion = (preference: string) => {
  window.matchMedia = (query: string) => ({ matches: query.includes(preference) }) as MediaQueryList;
};

const money = (amount: number) => interpolate(wheel.money, { amount: amount.toLocaleString("en") });
const rangeOf = ({ from, to }: { from: number; to: number }) =>
  interpolate(wheel.range, { from: money(from), to: money(to) });

test("the range follows the choices, and fills in budget and message of the page's form", async () => {
  openSite();
  askForMotion("reduce");
  await openForm(
    <>
      <PriceForm texts={wheel} rates={rates} />
      <ContactForm />
    </>,
  );
  const platform = rates.platforms[0]!;
  write(wheel.platform, platform.id);
  write(wheel.team.label, "1");
  write(wheel.months.label, "1");
  fireEvent.click(
    screen.getByRole("button", { name: interpolate(wheel.more, { what: wheel.months.label }) }),
  );
  write(wheel.care.label, "0");
  const price = priceOf(rates, { hours: platform.hours, team: 1, months: 2, care: 0 });
  expect(screen.getByText(rangeOf(price))).toBeVisible();

  const message = screen.getByLabelText(words.fields.message);
  write(words.fields.message, "Hello.");
  fireEvent.click(screen.getByRole("button", { name: wheel.ask }));
  await waitFor(() => expect(message).toHaveFocus());
  const said = () => (message as HTMLTextAreaElement).value;
  await waitFor(() => expect(said()).toMatch(/^Hello\.\n\n/));
  expect(screen.getByLabelText(words.fields.budget)).toHaveValue(String(budgetFor(price, 100)));
  expect(said()).toContain(money(price.from));
  expect(said()).toContain(money(price.to));

  // A second estimate takes the place of the first.
  write(wheel.team.label, "3");
  const first = said();
  fireEvent.click(screen.getByRole("button", { name: wheel.ask }));
  await waitFor(() => expect(said()).not.toBe(first));
  expect(said()).toMatch(/^Hello\.\n\n/);
  expect(said()).not.toContain(money(price.sum));
});

test("without the frames the figures are there", async () => {
  openSite();
  askForMotion("no-preference");
  await openForm(
    <>
      <PriceForm texts={{ ...wheel, frames: { publicURL: null } }} rates={rates} />
      <ContactForm />
    </>,
  );
  fireEvent.pointerDown(screen.getByRole("slider", { name: wheel.months.label }));
  write(wheel.months.label, String(rates.months.most));
  expect(screen.getByAltText(wheel.alt)).toBeVisible();
  expect(screen.getByText(wheel.leavesOut, { exact: false })).toBeVisible();
});
