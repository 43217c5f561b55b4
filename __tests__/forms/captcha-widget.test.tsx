import { act, screen, waitFor } from "@testing-library/react";
import { clientConfig } from "../../src/config/client-config";
import { captchaOrigins } from "../../src/config/csp-sources";
import { SidebarForm } from "../../src/forms/sidebar/sidebar-form";
import { alertText, openForm, openSite, send, write } from "./support/visitor";
import { words } from "../support/words";

jest.mock("../../src/forms/captcha/create-altcha-worker", () =>
  jest.requireActual<object>("./support/altcha-worker"),
);

type Options = Record<"callback" | "expired-callback" | "error-callback", (value?: string) => void>;

const page = window as unknown as Record<string, unknown>;
const script = () => document.head.querySelector("script");
const reset = jest.fn();
let options: Options;

/** Simulates the load of the provider's script: defines its API and calls the callback. */
const arrive = (): void => {
  page.turnstile = {
    render: (_place: HTMLElement, given: Options) => {
      options = given;
      return "widget";
    },
    reset,
    remove: () => undefined,
  };
  const callback = new URL(script()!.src).searchParams.get("onload")!;
  act(() => (page[callback] as () => void)());
};

const openWithTurnstile = async () => {
  const { api } = openSite();
  await openForm(<SidebarForm />, "/blog/react");
  await waitFor(() => expect(script()).not.toBeNull());
  return api;
};

beforeEach(() => {
  document.head.innerHTML = "";
  delete page.turnstile;
  reset.mockClear();
  jest.replaceProperty(clientConfig.captcha, "provider", "turnstile");
});

test("the provider renders its own widget, its token is sent, and it is reset after the submission", async () => {
  const api = await openWithTurnstile();
  expect(screen.queryByLabelText(words.captcha.tick)).toBeNull();
  arrive();
  await waitFor(() => expect(options).toBeDefined());
  write(words.fields.name, "Asha");
  write(words.fields.email, "asha@example.com");
  write(words.fields.phoneNumber, "9876543210");
  write(words.fields.subject, "A question");
  write(words.fields.message, "How long?");
  await send();
  expect(await alertText()).toBe(words.messages.robotIncomplete);
  await waitFor(() => expect(screen.getByRole("group", { name: words.captcha.name })).toHaveFocus());
  act(() => options.callback("token-1"));
  await send();
  await waitFor(() => expect(api.posts).toHaveLength(1));
  expect(api.posts[0]!.headers["X-Captcha-Token"]).toBe("token-1");
  await waitFor(() => expect(reset).toHaveBeenCalledWith("widget"));
});

test("an expired token does not count", async () => {
  const api = await openWithTurnstile();
  arrive();
  await waitFor(() => expect(options).toBeDefined());
  act(() => options.callback("token-1"));
  expect(screen.getByRole("status")).toHaveTextContent(/^Passed/);
  act(() => options["expired-callback"]());
  expect(screen.getByRole("status")).toHaveTextContent(/too old/);
  expect(api.posts).toEqual([]);
});

test("a blocked script dispatches an event and shows a reload button, but no alert", async () => {
  await openWithTurnstile();
  const heard = jest.fn();
  window.addEventListener("captcha:error", heard, { once: true });
  act(() => void script()!.dispatchEvent(new Event("error")));
  const reload = await screen.findByRole("button", { name: words.captcha.reload });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("alert")).toBeNull();
  act(() => reload.click());
  await waitFor(() => expect(script()).not.toBeNull());
  arrive();
  await waitFor(() => expect(screen.queryByRole("button", { name: words.captcha.reload })).toBeNull());
});

test("a slow script is no error once the form is unmounted", async () => {
  openSite();
  const { unmount } = await openForm(<SidebarForm />, "/blog/react");
  await waitFor(() => expect(script()).not.toBeNull());
  const heard = jest.fn();
  window.addEventListener("captcha:error", heard);
  const late = script()!;
  unmount();
  await act(async () => void late.dispatchEvent(new Event("error")));
  window.removeEventListener("captcha:error", heard);
  expect(heard).not.toHaveBeenCalled();
});

test("the content security policy allows the script", async () => {
  await openWithTurnstile();
  expect(captchaOrigins.turnstile["script-src"]).toContain(new URL(script()!.src).origin);
  arrive();
});
