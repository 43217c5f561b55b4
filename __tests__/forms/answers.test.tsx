import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { SidebarForm } from "../../src/forms/sidebar/sidebar-form";
import { offline, reply, slow } from "./support/fake-api";
import { navigate } from "gatsby";
import { alertText, fillContact, openForm, openSite, passRobotTest, send, write } from "./support/visitor";
import { words } from "../support/words";

jest.mock("../../src/forms/captcha/create-altcha-worker", () =>
  jest.requireActual<object>("./support/altcha-worker"),
);

const draft = () => window.sessionStorage.getItem("draft:contact:/contact-us");
const outcome = () => JSON.parse(window.sessionStorage.getItem("outcome") ?? "null") as unknown;

const fillSidebar = async () => {
  write(words.fields.name, "Asha");
  write(words.fields.email, "asha@example.com");
  write(words.fields.phoneNumber, "98765 43210");
  write(words.fields.subject, "A question");
  write(words.fields.message, "How long?");
  await passRobotTest();
};

test("success leads to /thank-you with the reference and deletes the draft", async () => {
  openSite();
  await openForm(<ContactForm />);
  await fillContact();
  await waitFor(() => expect(draft()).toContain("Asha Verma"));
  await send();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/thank-you"));
  expect(outcome()).toEqual({
    ok: true,
    message: words.messages.sent,
    reference: "KW-1",
    audience: "sales",
    returnTo: "/contact-us#contact-form",
  });
  expect(draft()).toBeNull();
});

test.each([
  [
    "a refusal",
    reply(422, { _error: { message: words.messages.subjectRequired } }),
    words.messages.subjectRequired,
  ],
  ["a refusal with status 200", reply(200, { _error: { message: "<b>No</b>" } }), "<b>No</b>"],
  ["garbage", reply(200, "<html>oops</html>"), words.messages.wentWrong],
  ["an answer without content", reply(204, ""), words.messages.wentWrong],
  ["a failure without words", reply(500, { error: "x" }), words.messages.wentWrong],
  ["no network", offline, words.messages.wentWrong],
])("%s leads to /thank-you with its message, and the draft stays", async (_what, answer, message) => {
  const { api } = openSite();
  api.on("/api/enquiry/ContactUs", answer);
  await openForm(<ContactForm />);
  await fillContact();
  await send();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/thank-you"));
  expect(outcome()).toMatchObject({ ok: false, message });
  expect(draft()).toContain("We need an app.");
  expect(api.posts).toHaveLength(1);
});

test("a response after 16 s is a network failure, and the button is busy until the timeout", async () => {
  const { api } = openSite();
  await openForm(<ContactForm />);
  await fillContact();
  api.on("/api/enquiry/ContactUs", slow(16_000, reply(201, { data: { reference: "KW-2" } })));
  jest.useFakeTimers();
  await send();
  const button = screen.getByRole("button", { name: words.send });
  expect(button).toHaveAttribute("aria-busy", "true");
  await act(() => jest.advanceTimersByTimeAsync(14_900));
  expect(navigate).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(200));
  jest.useRealTimers();
  expect(outcome()).toMatchObject({ ok: false, message: words.messages.wentWrong });
});

test("the alert shows in place and the draft is kept when /thank-you cannot be loaded", async () => {
  const { api, loader } = openSite();
  loader.loadPage.mockResolvedValue({ status: "error" });
  api.on("/api/enquiry/ContactUs", offline).on("/thank-you", offline);
  await openForm(<ContactForm />);
  await fillContact();
  await send();
  expect(await alertText()).toBe(words.messages.wentWrong);
  expect(navigate).not.toHaveBeenCalled();
  expect(outcome()).toBeNull();
  expect(screen.getByLabelText(words.fields.message)).toHaveValue("We need an app.");
  expect(screen.getByRole("button", { name: words.send })).not.toHaveAttribute("aria-busy");
  expect(screen.getByLabelText(words.captcha.tick)).not.toBeChecked();
});

test("/thank-you is preloaded after the first focus", async () => {
  const { loader } = openSite();
  await openForm(<ContactForm />);
  expect(loader.loadPage).not.toHaveBeenCalled();
  act(() => screen.getByLabelText(words.fields.name).focus());
  act(() => screen.getByLabelText(words.fields.email).focus());
  await waitFor(() => expect(loader.loadPage.mock.calls).toEqual([["/thank-you"]]), { timeout: 3_000 });
});

test("the sidebar form shows success with the reference in place, and is empty again", async () => {
  openSite();
  await openForm(<SidebarForm />, "/blog/react");
  await fillSidebar();
  await send();
  expect(await alertText()).toBe(words.messages.sent);
  expect(screen.getByRole("alert")).toHaveAttribute("data-variant", "success");
  expect(screen.getByText("Your reference: KW-1")).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
  expect(screen.getByLabelText(words.fields.name)).toHaveValue("");
  expect(screen.getByLabelText(words.captcha.tick)).not.toBeChecked();
});

test("the sidebar form keeps its fields after an error, and needs a new captcha", async () => {
  const { api } = openSite();
  api.on("/api/enquiry/ContactUs", reply(429, { _error: { message: "Too many requests." } }));
  await openForm(<SidebarForm />, "/blog/react");
  await fillSidebar();
  await send();
  expect(await alertText()).toBe("Too many requests.");
  expect(screen.getByLabelText(words.fields.name)).toHaveValue("Asha");
  await send();
  expect(await alertText()).toBe(words.messages.robotIncomplete);
  expect(api.posts).toHaveLength(1);
});

test("a double click sends once", async () => {
  const { api } = openSite();
  api.on("/api/enquiry/ContactUs", slow(50, reply(201, { data: { reference: "KW-3" } })));
  await openForm(<ContactForm />);
  await fillContact();
  const button = screen.getByRole("button", { name: words.send });
  act(() => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
  fireEvent.click(button);
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(api.posts).toHaveLength(1);
});
