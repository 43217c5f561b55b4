import { act, screen, waitFor } from "@testing-library/react";
import { SidebarForm } from "../../src/forms/sidebar/sidebar-form";
import { createAltchaWorker } from "../../src/forms/captcha/create-altcha-worker";
import { challenge, offline, reply } from "./support/fake-api";
import { openForm, openSite, passRobotTest, tick } from "./support/visitor";
import { words } from "../support/words";

jest.mock("../../src/forms/captcha/create-altcha-worker", () => {
  const { SolvingWorker } = jest.requireActual<{ SolvingWorker: new () => EventTarget }>(
    "./support/altcha-worker",
  );
  return { createAltchaWorker: jest.fn(() => new SolvingWorker()) };
});

const newWorker = createAltchaWorker as unknown as jest.Mock;

const listenForErrors = () => {
  const heard = jest.fn();
  window.addEventListener("captcha:error", heard, { once: true });
  return heard;
};

test("is a group named Robot test with a labelled checkbox", async () => {
  openSite();
  await openForm(<SidebarForm />, "/blog/react");
  expect(screen.getByRole("group", { name: words.captcha.name })).toContainElement(
    screen.getByLabelText(words.captcha.tick),
  );
  tick(words.captcha.tick);
  expect(screen.getByRole("status")).toHaveTextContent("Checking.");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Passed."));
  expect(screen.getByLabelText(words.captcha.tick)).toBeChecked();
});

test("requests a challenge only when the box is checked", async () => {
  const { api } = openSite();
  await openForm(<SidebarForm />, "/blog/react");
  expect(api.calls.filter(({ url }) => url.includes("captcha"))).toEqual([]);
  await passRobotTest();
  expect(api.calls.filter(({ url }) => url.includes("captcha"))).toHaveLength(1);
});

test("unchecking cancels the run", async () => {
  openSite();
  await openForm(<SidebarForm />, "/blog/react");
  await passRobotTest();
  tick(words.captcha.tick);
  expect(screen.getByLabelText(words.captcha.tick)).not.toBeChecked();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test.each([
  ["the network is down", offline],
  ["the server refuses", reply(404, "")],
  ["garbage comes back", reply(200, "<html>")],
])("when %s, it dispatches an event and shows a reload button, but no alert", async (_what, answer) => {
  const { api } = openSite();
  const heard = listenForErrors();
  api.on("/api/captcha/challenge", answer, reply(200, challenge));
  await openForm(<SidebarForm />, "/blog/react");
  tick(words.captcha.tick);
  const reload = await screen.findByRole("button", { name: words.captcha.reload });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByLabelText(words.captcha.tick)).not.toBeChecked();
  act(() => reload.click());
  expect(await screen.findByText(/^Passed/)).toBeVisible();
});

test("a worker that fails to load is a load error", async () => {
  openSite();
  const heard = listenForErrors();
  const broken = Object.assign(new EventTarget(), {
    postMessage: () => undefined,
    terminate: () => undefined,
  });
  newWorker.mockReturnValueOnce(broken);
  await openForm(<SidebarForm />, "/blog/react");
  tick(words.captcha.tick);
  await waitFor(() => expect(newWorker).toHaveBeenCalled());
  act(() => void broken.dispatchEvent(new Event("error")));
  expect(await screen.findByRole("button", { name: words.captcha.reload })).toBeVisible();
  expect(heard).toHaveBeenCalledTimes(1);
});

test("an expired token must be renewed", async () => {
  const { api } = openSite();
  const expiresAt = Math.floor(Date.now() / 1000) + 4;
  api.on(
    "/api/captcha/challenge",
    reply(200, { ...challenge, parameters: { ...challenge.parameters, expiresAt } }),
  );
  await openForm(<SidebarForm />, "/blog/react");
  await passRobotTest();
  expect(await screen.findByText(words.captcha.expired, {}, { timeout: 8000 })).toBeVisible();
  expect(screen.getByLabelText(words.captcha.tick)).not.toBeChecked();
});
