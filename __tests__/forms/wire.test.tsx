import { screen, waitFor } from "@testing-library/react";
import { CareerForm } from "../../src/forms/career/career-form";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { HireForm } from "../../src/forms/hire/hire-form";
import { SidebarForm } from "../../src/forms/sidebar/sidebar-form";
import { siteData } from "./support/site-data";
import { challenge } from "./support/fake-api";
import { fillContact, openForm, openSite, passRobotTest, send, tick, write } from "./support/visitor";
import { words } from "../support/words";

jest.mock("../../src/forms/captcha/create-altcha-worker", () =>
  jest.requireActual<object>("./support/altcha-worker"),
);

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const sent = async (api: ReturnType<typeof openSite>["api"]) => {
  await send();
  await waitFor(() => expect(api.posts).toHaveLength(1));
  const { url, headers, body } = api.posts[0]!;
  return { url, headers, body: JSON.parse(body!) as unknown };
};

test("contact page", async () => {
  const { api } = openSite();
  await openForm(<ContactForm />);
  await fillContact();
  write(words.fields.skype, "asha.v");
  write(words.fields.budget, "22");
  tick(words.option("looking_for", 3));
  tick(words.fields.send_nda);
  const { url, headers, body } = await sent(api);
  expect(url).toBe("/api/enquiry/ContactUs");
  expect(headers).toEqual({
    Accept: "application/json",
    "Content-Type": "application/json",
    "X-API-Key": "website",
    "X-Captcha-Token": expect.any(String),
    "Idempotency-Key": expect.stringMatching(uuid),
  });
  expect(JSON.parse(atob(headers["X-Captcha-Token"]!))).toEqual({
    challenge,
    solution: { counter: 7, derivedKey: "00ff", time: 1 },
    age: expect.any(Number),
  });
  expect(body).toEqual({
    name: "Asha Verma",
    email: "asha@example.com",
    phone: "+91-9876543210",
    subject: "A new app",
    skype: "asha.v",
    send_nda: "yes",
    looking_for: [1, 3],
    budget: 22000,
    message: "We need an app.",
  });
});

test("a company without Skype asks for no Skype name, and sends an empty one", async () => {
  const { api } = openSite();
  const { skype: _, ...sales } = siteData.site.sales;
  const site = { ...siteData.site, sales } as typeof siteData.site;
  await openForm(<ContactForm />, undefined, { ...siteData, site });
  expect(screen.queryByLabelText(words.fields.skype)).toBeNull();
  await fillContact();
  expect((await sent(api)).body).toMatchObject({ skype: "" });
});

test("sidebar", async () => {
  const { api } = openSite();
  await openForm(<SidebarForm />, "/blog/react");
  write(words.fields.name, "Asha");
  write(words.fields.email, "asha@example.com");
  write(words.fields.phoneNumber, "+44 20 7946 0123");
  write(words.fields.subject, "A question");
  write(words.fields.message, "How long?");
  await passRobotTest();
  const { url, body } = await sent(api);
  expect(url).toBe("/api/enquiry/ContactUs");
  expect(body).toEqual({
    name: "Asha",
    email: "asha@example.com",
    phone: "+44-2079460123",
    subject: "A question",
    skype: "",
    send_nda: "no",
    looking_for: [],
    budget: 2000,
    message: "How long?",
  });
});

test("hire page", async () => {
  const { api } = openSite();
  await openForm(<HireForm technologyId={1592} />, "/hire/vue-js-developer");
  write(words.fields.name, "Asha");
  write(words.fields.email, "asha@example.com");
  write(words.fields.phoneNumber, "098765 43210");
  tick("Flutter");
  write(words.fields.experience_level, "2");
  write(words.fields.message, "From May.");
  await passRobotTest();
  const { url, body } = await sent(api);
  expect(url).toBe("/api/enquiry/Hireus");
  expect(body).toEqual({
    name: "Asha",
    email: "asha@example.com",
    phone: "+91-9876543210",
    interested_for: [1592, 1647],
    budget: 2000,
    experience_level: 2,
    message: "From May.",
  });
});

test("career page", async () => {
  const { api } = openSite();
  await openForm(<CareerForm />, "/career");
  write(words.fields.name, "Asha");
  write(words.fields.email, "asha@example.com");
  write(words.fields.phoneNumber, "98765-43210");
  write(words.fields.experience, "6");
  write(words.fields.ctc, "12 lakhs");
  write(words.fields.ectc, "15 lakhs");
  write(words.fields.designation, "3");
  write(words.fields.city, "Pune");
  await passRobotTest();
  const { url, body } = await sent(api);
  expect(url).toBe("/api/enquiry/Career");
  expect(body).toEqual({
    name: "Asha",
    email: "asha@example.com",
    mobile: "+91-9876543210",
    experience: 6,
    ctc: "12 lakhs",
    ectc: "15 lakhs",
    designation: 3,
    city: "Pune",
    message: "",
  });
});

test("the link to work of an application ends its message", async () => {
  const { api } = openSite();
  await openForm(<CareerForm />, "/career");
  write(words.fields.name, "Asha");
  write(words.fields.email, "asha@example.com");
  write(words.fields.phoneNumber, "98765-43210");
  write(words.fields.message, "I like kilns.");
  write(words.fields.link, " example.com/cups?of=clay ");
  await passRobotTest();
  const body = (await sent(api)).body as Record<string, unknown>;
  expect(body["message"]).toMatch(/^I like kilns\.\n\n.*https:\/\/example\.com\/cups\?of=clay/);
  expect(body).not.toHaveProperty("link");
});

test.each([
  ["contact", <ContactForm key="c" />, ["/api//meta/looking_for"]],
  [
    "hire",
    <HireForm key="h" technologyId={1592} />,
    ["/api/meta/experience_level", "/api/meta/interested_in"],
  ],
  ["career", <CareerForm key="a" />, ["/api/meta/designations"]],
])("%s form requests its lists, with the exact URLs and without a body", async (_kind, form, urls) => {
  const { api } = openSite();
  await openForm(form);
  expect(screen.getByRole("button", { name: words.send })).toBeVisible();
  const lists = api.calls.filter(({ url }) => url.includes("/meta/"));
  expect(lists.map(({ url }) => url).sort()).toEqual(urls);
  for (const call of lists) {
    expect(call).toMatchObject({ method: "GET", body: undefined });
    expect(call.headers).toMatchObject({ Accept: "application/json", "X-API-Key": "website" });
  }
});

test("what the phone field says beyond a number ends the message", async () => {
  const { api } = openSite();
  await openForm(<ContactForm />);
  await fillContact();
  write(words.fields.phoneNumber, "+44 20 7946 0123 x136");
  const { phone, message } = (await sent(api)).body as Record<string, string>;
  expect(phone).toBe("+44-2079460123");
  expect(message).toMatch(/^We need an app\.\n\n.*\+44 20 7946 0123 x136$/);
});

test("the marks that phones put around a contact are not sent", async () => {
  const { api } = openSite();
  await openForm(<ContactForm />);
  await fillContact();
  write(words.fields.email, "\u202aasha＠example.com\u202c");
  write(words.fields.phoneNumber, "\u2066+44\u202f20\u202f7946\u202f0123\u2069");
  expect((await sent(api)).body).toMatchObject({ email: "asha@example.com", phone: "+44-2079460123" });
});

test("what a script puts into the fields without an event stays, and is sent", async () => {
  const { api } = openSite();
  await openForm(<ContactForm />);
  await fillContact();
  const set = (label: string, value: string) =>
    (screen.getByLabelText<HTMLInputElement>(label).value = value);
  set(words.fields.name, "Set by a script");
  set(words.fields.budget, "7");
  screen.getByLabelText<HTMLInputElement>(words.fields.send_nda).checked = true;
  screen.getByLabelText<HTMLInputElement>(words.option("looking_for", 3)).checked = true;
  write(words.fields.subject, "This renders all of the form");
  expect(screen.getByLabelText(words.fields.name)).toHaveValue("Set by a script");
  set(words.fields.message, "Set just before it was sent");
  expect((await sent(api)).body).toMatchObject({
    name: "Set by a script",
    subject: "This renders all of the form",
    message: "Set just before it was sent",
    budget: 7000,
    send_nda: "yes",
    looking_for: [1, 3],
  });
});

test("a number beyond its limit is not mistaken for one that a script put there", async () => {
  openSite();
  await openForm(<CareerForm />, "/career");
  write(words.fields.experience, "80");
  write(words.fields.experience, "800");
  expect(screen.getByLabelText(words.fields.experience)).toHaveValue("80");
});

test.each([
  ["1,5", "2"],
  ["1,000", "80"],
  ["six", "4"],
])("years of experience typed as %s are %s", async (typed, shown) => {
  openSite();
  await openForm(<CareerForm />, "/career");
  write(words.fields.experience, "4");
  write(words.fields.experience, typed);
  expect(screen.getByLabelText(words.fields.experience)).toHaveValue(shown);
});
