import type { Locator, Page } from "@playwright/test";
import { formCases, newEmail } from "../../support/forms";
import { mouse } from "../../support/input-methods";
import { open } from "../../support/ready";
import { at } from "./settings";
import { words } from "../../../support/words";

const { sidebar } = formCases;

export const enquiryForm = (page: Page): Locator => sidebar.form(page);
export const robotTest = (page: Page): Locator =>
  enquiryForm(page).getByRole("group", { name: words.captcha.name });
export const storedEnquiry = sidebar.lead;
export const enquiryPage = at(sidebar.path);

/** Opens the page, answers the consent dialog, and fills in the form. Returns the visitor's email address. */
export const fillEnquiry = async (
  page: Page,
  address = enquiryPage,
  answer = words.consent.banner.refuse,
): Promise<string> => {
  const email = newEmail();
  await open(page, address);
  await page.getByRole("button", { name: answer }).click();
  await sidebar.fill(enquiryForm(page), mouse(page), email);
  return email;
};

/** Solves the captcha in the provider's widget. */
export const passProvidersTest = async (page: Page): Promise<void> => {
  await robotTest(page).frameLocator("iframe").getByRole("checkbox", { name: "I am human" }).check();
  await robotTest(page).getByText(words.captcha.passed).waitFor();
};

export const send = (page: Page): Promise<void> =>
  enquiryForm(page).getByRole("button", { name: words.send }).click();
