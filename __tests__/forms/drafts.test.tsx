import { emailKey, keepEmailForForm, takeEmailFromUrl } from "../../src/browser/reading/email-for-form";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { SidebarForm } from "../../src/forms/sidebar/sidebar-form";
import { clientConfig } from "../../src/config/client-config";
import { EmailBox } from "../../src/frame/email-box/email-box";
import type { Draft } from "../../src/forms/drafts/draft";
import { reply } from "./support/fake-api";
import { navigate } from "gatsby";
import {
  alertText,
  fillContact,
  hideTab,
  leavePage,
  openForm,
  openSite,
  passRobotTest,
  send,
  tick,
  write,
} from "./support/visitor";
import { words } from "../support/words";

jest.mock("../../src/forms/captcha/create-altcha-worker", () =>
  jest.requireActual<object>("./support/altcha-worker"),
);

test("keeps the draft after a reload, without the captcha", async () => {
  openSite();
  const first = await openForm(<ContactForm />);
  await fillContact();
  write(words.fields.phoneNumber, "+442079460123");
  write(words.fields.budget, "40");
  first.unmount();
  await openForm(<ContactForm />);
  expect(screen.getByLabelText(words.fields.name)).toHaveValue("Asha Verma");
  expect(screen.getByLabelText(words.fields.phone_code)).toHaveValue("GB");
  expect(screen.getByLabelText(words.fields.budget)).toHaveValue("40");
  expect(screen.getByLabelText(words.option("looking_for", 1))).toBeChecked();
  expect(screen.getByLabelText(words.captcha.tick)).not.toBeChecked();
});

test("each path has its own draft", async () => {
  openSite();
  const first = await openForm(<SidebarForm />, "/blog/react");
  write(words.fields.name, "Asha");
  first.unmount();
  const second = await openForm(<SidebarForm />, "/blog/vue");
  expect(screen.getByLabelText(words.fields.name)).toHaveValue("");
  second.unmount();
  await openForm(<SidebarForm />, "/blog/react");
  expect(screen.getByLabelText(words.fields.name)).toHaveValue("Asha");
});

test("?email= overrides the draft", async () => {
  openSite();
  window.sessionStorage.setItem(
    "draft:contact:/contact-us",
    JSON.stringify({ values: { name: "Asha", email: "old@example.com" } }),
  );
  window.history.replaceState({}, "", "/contact-us?from=index&email=new%40example.com#inquiry");
  takeEmailFromUrl(emailKey);
  expect(window.location.search + window.location.hash).toBe("?from=index#inquiry");
  await openForm(<ContactForm />);
  expect(screen.getByLabelText(words.fields.email)).toHaveValue("new@example.com");
  expect(screen.getByLabelText(words.fields.name)).toHaveValue("Asha");
});

test.each([
  ["shows until the form is touched", "", "?email=a.b%40c.io"],
  ["never stands where a heat map reads it", "https://map.kiln.example/", ""],
])("in the URL the email box's address %s", async (_, heatMap, shown) => {
  jest.replaceProperty(clientConfig.heatMap, "src", heatMap);
  openSite();
  window.history.replaceState({}, "", "/contact-us#inquiry");
  keepEmailForForm("a.b@c.io");
  await openForm(<ContactForm />);
  const email = screen.getByLabelText(words.fields.email);
  expect(email).toHaveValue("a.b@c.io");
  expect(email).toHaveFocus();
  expect(window.location.search + window.location.hash).toBe(`${shown}#inquiry`);
  fireEvent.input(email, { target: { value: "a.bc@c.io" } });
  expect(window.location.search + window.location.hash).toBe("#inquiry");
  jest.restoreAllMocks();
});

test("the page's email box fills and focuses the form's Email", async () => {
  openSite();
  const { container } = await openForm(
    <>
      <ContactForm />
      <EmailBox />
    </>,
  );
  const box = container.querySelector<HTMLFormElement>("form[method=get]")!;
  fireEvent.change(box.elements.namedItem("email") as HTMLInputElement, {
    target: { value: "asha@example.com" },
  });
  fireEvent.submit(box);
  const email = screen.getByRole("form", { name: words.forms.contact }).querySelector("[name=email]");
  expect(email).toHaveValue("asha@example.com");
  expect(email).toHaveFocus();
});

test("a form that was not changed, or was emptied again, has no draft", async () => {
  openSite();
  await openForm(<ContactForm />);
  expect(window.sessionStorage).toHaveLength(0);
  write(words.fields.name, "A");
  leavePage();
  expect(window.sessionStorage).toHaveLength(1);
  write(words.fields.name, "");
  leavePage();
  expect(window.sessionStorage).toHaveLength(0);
});

describe("a draft is written", () => {
  const name = () =>
    (JSON.parse(window.sessionStorage.getItem("draft:contact:/contact-us") ?? "{}") as Partial<Draft>).values
      ?.name;
  const openContact = async () => {
    openSite();
    const page = await openForm(<ContactForm />);
    jest.useFakeTimers();
    return page;
  };
  afterEach(() => jest.useRealTimers());

  test("500 ms after the last change, not on every key", async () => {
    await openContact();
    write(words.fields.name, "A");
    act(() => jest.advanceTimersByTime(400));
    write(words.fields.name, "As");
    act(() => jest.advanceTimersByTime(499));
    expect(name()).toBeUndefined();
    act(() => jest.advanceTimersByTime(1));
    expect(name()).toBe("As");
  });

  test.each<[string, () => void]>([
    ["the page is left", leavePage],
    ["the tab is hidden", hideTab],
  ])("at once when %s", async (_when, leave) => {
    await openContact();
    write(words.fields.name, "Asha");
    expect(name()).toBeUndefined();
    leave();
    expect(name()).toBe("Asha");
  });

  test("at once on navigation to another page", async () => {
    const page = await openContact();
    write(words.fields.name, "Asha");
    page.unmount();
    expect(name()).toBe("Asha");
  });

  test("at once on submission, with its idempotency key", async () => {
    const { api } = openSite();
    api.on("/api/enquiry/ContactUs", () => new Promise(() => undefined));
    await openForm(<ContactForm />);
    await fillContact();
    write(words.fields.name, "Asha");
    await send();
    await waitFor(() => expect(api.posts).toHaveLength(1));
    expect(name()).toBe("Asha");
    expect(window.sessionStorage.getItem("draft:contact:/contact-us")).toContain(
      api.posts[0]!.headers["Idempotency-Key"],
    );
  });

  test("not again after the enquiry was accepted", async () => {
    const { api } = openSite();
    let answer: (() => void) | undefined;
    const taken = reply(201, { data: { reference: "KW-9" } });
    api.on("/api/enquiry/ContactUs", (init) => new Promise((done) => (answer = () => done(taken(init)))));
    const page = await openForm(<ContactForm />);
    await fillContact();
    await send();
    await waitFor(() => expect(answer).toBeDefined());
    write(words.fields.name, "Typed while it was under way");
    answer!();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/thank-you"));
    page.unmount();
    leavePage();
    expect(name()).toBeUndefined();
  });
});

test("the idempotency key stays while the content does, and changes with it", async () => {
  const { api } = openSite();
  api.on("/api/enquiry/ContactUs", reply(503, { _error: { message: "Later." } }));
  const page = await openForm(<SidebarForm />, "/blog/react");
  write(words.fields.name, "Asha");
  write(words.fields.email, "asha@example.com");
  write(words.fields.phoneNumber, "9876543210");
  write(words.fields.subject, "A question");
  write(words.fields.message, "How long?");
  await passRobotTest();
  await send();
  expect(await alertText()).toBe("Later.");
  // The key survives a reload with the draft.
  page.unmount();
  await openForm(<SidebarForm />, "/blog/react");
  await passRobotTest();
  await send();
  await screen.findByRole("alert");
  write(words.fields.message, "How long does it take?");
  await passRobotTest();
  await send();
  await waitFor(() => expect(api.posts).toHaveLength(3));
  const [first, second, third] = api.posts.map(({ headers }) => headers["Idempotency-Key"]);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("the API's list replaces the prerendered one, and keeps checked ids that still exist", async () => {
  const { api } = openSite();
  let arrive: (() => void) | undefined;
  const list = reply(200, [
    { id: 2, text: "Apps" },
    { id: 99, text: "Something new" },
  ]);
  api.on("/api//meta/looking_for", (init) => new Promise((resolve) => (arrive = () => resolve(list(init)))));
  await openForm(<ContactForm />);
  tick(words.option("looking_for", 1));
  tick(words.option("looking_for", 2));
  arrive!();
  expect(await screen.findByLabelText("Apps")).toBeChecked();
  expect(screen.getByLabelText("Something new")).not.toBeChecked();
  expect(screen.queryByLabelText(words.option("looking_for", 1))).toBeNull();
});

test.each([
  ["a list that is none", reply(200, { options: [] })],
  ["an empty list", reply(200, [])],
  ["entries without a text", reply(200, [{ id: 1 }])],
])("%s keeps the prerendered list", async (_what, answer) => {
  const { api } = openSite();
  api.on("/api//meta/looking_for", answer);
  await openForm(<ContactForm />);
  await waitFor(() => expect(api.calls.some(({ url }) => url.endsWith("looking_for"))).toBe(true));
  expect(screen.getByLabelText(words.option("looking_for", 1))).toBeVisible();
});
