import type { ReactElement } from "react";
import { act, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { FakeApi } from "./fake-api";
import { navigate } from "gatsby";
import { Site, siteData } from "./site-data";
import { words } from "../../support/words";

// Parts of a form load lazily, which takes a busy machine more than a second.
jest.setTimeout(20_000);
configure({ asyncUtilTimeout: 5_000 });

export interface PageLoader {
  loadPage: jest.Mock;
}

/** A fresh page: the API responds, /thank-you can be loaded, storage is empty. */
export const openSite = (): { api: FakeApi; loader: PageLoader } => {
  window.sessionStorage.clear();
  window.history.replaceState({}, "", "/contact-us");
  jest.mocked(navigate).mockClear();
  const loader = { loadPage: jest.fn(() => Promise.resolve({ status: "success" })) };
  (window as unknown as { ___loader: PageLoader }).___loader = loader;
  return { api: new FakeApi().install(), loader };
};

/** Renders a form, moves the pointer, and waits for the countries, which are in a lazy chunk. */
export const openForm = async (form: ReactElement, path = "/contact-us", data = siteData) => {
  const page = render(
    <Site path={path} data={data}>
      {form}
    </Site>,
  );
  act(() => void window.dispatchEvent(new Event("pointermove")));
  await waitFor(() =>
    expect(screen.getByLabelText(words.fields.phone_code).children.length).toBeGreaterThan(200),
  );
  return page;
};

export const write = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

export const tick = (label: string): void => {
  fireEvent.click(screen.getByLabelText(label));
};

export const passRobotTest = async (): Promise<void> => {
  tick(words.captcha.tick);
  await screen.findByText(words.captcha.passed);
};

/** Clicks Send and flushes what follows at once. */
export const send = async (): Promise<void> => {
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: words.send }));
    await Promise.resolve();
  });
};

/** The message of the only alert on the page. */
export const alertText = async (): Promise<string | null> => {
  const alert = await screen.findByRole("alert");
  return within(alert).getByRole("paragraph").textContent;
};

export const fillContact = async (): Promise<void> => {
  write(words.fields.name, "Asha Verma");
  write(words.fields.email, "asha@example.com");
  write(words.fields.phoneNumber, "9876543210");
  write(words.fields.subject, "A new app");
  write(words.fields.message, "We need an app.");
  tick(words.option("looking_for", 1));
  await passRobotTest();
};

/** Simulates the browser event of a page unload. */
export const leavePage = (): void => {
  act(() => void window.dispatchEvent(new Event("pagehide")));
};

/** Simulates switching to another tab. */
export const hideTab = (): void => {
  const state = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  state.mockRestore();
};
