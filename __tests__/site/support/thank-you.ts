import type { Page } from "@playwright/test";
import { content } from "../../support/content";
import { expect } from "./test";

interface State {
  heading: string;
  alt: string;
}

/** Headings of /thank-you: the message arrived, it failed, or none was sent. */
export const thankYou = content<Record<"arrived" | "failed" | "none", State>>("pages/thank-you");

/** Expects heading, title and picture to agree; only an arrived message is celebrated. */
export const expectOutcome = async (page: Page, name: keyof typeof thankYou): Promise<void> => {
  const { heading, alt } = thankYou[name];
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page.getByRole("main").getByRole("img", { name: alt })).toBeVisible();
  if (name !== "none") await expect(page).toHaveTitle(new RegExp(`^${heading} \\|`));
  if (name !== "arrived") await expect(page).not.toHaveTitle(/thank/i);
};
