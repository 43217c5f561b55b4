import { expect, type Locator, type Page } from "@playwright/test";
import type { InputMethod } from "./input-methods";
import type { Lead } from "./leads";
import { content } from "../../support/content";
import { words } from "../../support/words";

/** One of the forms that send an enquiry, with a visitor's input. */
interface FormCase {
  name: string;
  path: string;
  form: (page: Page) => Locator;
  /** Fills in everything except the captcha, in tab order. */
  fill: (form: Locator, input: InputMethod, email: string) => Promise<void>;
  /** The lead that must be stored. */
  lead: Lead;
}

const named = (name: string) => (page: Page) => page.getByRole("form", { name, exact: true });
export const field = (form: Locator, label: string) => form.getByLabel(label, { exact: true });

/** Scrolls to a form and waits for hydration, because before it the button does not submit. */
export const hydratedForm = async (form: Locator): Promise<Locator> => {
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole("button", { name: words.send })).toHaveAttribute("type", "submit");
  return form;
};

/** A field whose label continues, for example with “optional”. */
const optional = (form: Locator, label: string) => form.getByLabel(new RegExp(`^${label}`));

const person = async (form: Locator, input: InputMethod, email: string) => {
  await input.write(field(form, words.fields.name), "Ada Potter");
  await input.write(field(form, words.fields.email), email);
};

const asksForSkype = content<{ sales: { skype?: string } }>("settings/site").sales.skype !== undefined;

const contact: FormCase = {
  name: "the enquiry of the contact page",
  path: "/contact-us",
  form: named(words.forms.contact),
  fill: async (form, input, email) => {
    await person(form, input, email);
    await input.write(field(form, words.fields.subject), "A kettle that texts");
    await input.choose(field(form, words.fields.phone_code), "United Kingdom");
    await input.write(field(form, words.fields.phoneNumber), "020 7946 0182");
    const fold = form.locator("summary");
    if (await fold.evaluate((line) => !(line.parentElement as HTMLDetailsElement).open))
      await input.press(fold);
    if (asksForSkype) await input.write(optional(form, words.fields.skype), "live:ada");
    await input.slide(form.getByRole("slider", { name: words.fields.budget }), 3);
    await input.press(form.getByRole("checkbox", { name: words.option("looking_for", 1) }));
    await input.press(form.getByRole("checkbox", { name: words.option("looking_for", 5) }));
    await input.write(field(form, words.fields.message), "It should text when it boils.");
    await input.press(form.getByRole("checkbox", { name: words.fields.send_nda }));
  },
  lead: {
    kind: "contact",
    name: "Ada Potter",
    phone: "+44-2079460182",
    subject: "A kettle that texts",
    skype: asksForSkype ? "live:ada" : "",
    send_nda: "yes",
    looking_for: [1, 5],
    budget: 5000,
    message: "It should text when it boils.",
  },
};

const sidebar: FormCase = {
  name: "the enquiry beside an article",
  path: "/blog/react",
  form: named(words.forms.contact),
  fill: async (form, input, email) => {
    await person(form, input, email);
    await input.write(field(form, words.fields.phoneNumber), "098765 43210");
    await input.write(field(form, words.fields.subject), "Your article");
    await input.write(field(form, words.fields.message), "Tell me more.");
  },
  lead: {
    kind: "contact",
    name: "Ada Potter",
    phone: "+91-9876543210",
    subject: "Your article",
    skype: "",
    send_nda: "no",
    looking_for: [],
    budget: 2000,
    message: "Tell me more.",
  },
};

const hire: FormCase = {
  name: "the hiring enquiry",
  path: "/hire/vue-js-developer",
  form: named(words.forms.hire),
  fill: async (form, input, email) => {
    await person(form, input, email);
    // A full number of another country, which changes the select.
    await input.write(field(form, words.fields.phoneNumber), "+1 202-555-0142");
    await input.choose(
      form.getByRole("combobox", { name: words.fields.experience_level }),
      words.option("experience_level", 2),
    );
    await input.press(form.getByRole("checkbox", { name: words.option("interested_in", 1647) }));
    await input.write(field(form, words.fields.message), "Two people, from May.");
  },
  lead: {
    kind: "hire",
    name: "Ada Potter",
    phone: "+1-2025550142",
    interested_for: [1592, 1647],
    budget: 2000,
    experience_level: 2,
    message: "Two people, from May.",
  },
};

const career: FormCase = {
  name: "the job application",
  path: "/career",
  form: named(words.forms.career),
  fill: async (form, input, email) => {
    await person(form, input, email);
    await input.write(field(form, words.fields.phoneNumber), "98765 43210");
    await input.write(optional(form, words.fields.city), "Surat");
    await input.choose(
      form.getByRole("combobox", { name: words.fields.designation }),
      words.option("designations", 2),
    );
    await input.write(optional(form, words.fields.experience), "4");
    await input.write(optional(form, words.fields.ctc), "6 lakhs");
    await input.write(optional(form, words.fields.ectc), "8 lakhs");
    await input.write(optional(form, words.fields.message), "My work: https://ada.example");
  },
  lead: {
    kind: "career",
    name: "Ada Potter",
    mobile: "+91-9876543210",
    experience: 4,
    ctc: "6 lakhs",
    ectc: "8 lakhs",
    designation: 2,
    city: "Surat",
    message: "My work: https://ada.example",
  },
};

export const formCases = { contact, sidebar, hire, career };

/** Ticks the robot test and waits until it is passed. */
export const passRobotTest = async (form: Locator, input: InputMethod): Promise<void> => {
  const test = form.getByRole("group", { name: words.captcha.name });
  await input.press(test.getByRole("checkbox"));
  await test.getByText(words.captcha.passed).waitFor();
};

let visitors = 0;
/** An email address that is unique in this run. */
export const newEmail = (): string => `ada.${process.pid}-${Date.now().toString(36)}-${visitors++}@kiln.co`;
