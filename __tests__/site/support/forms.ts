import type { Locator, Page } from "@playwright/test";
import type { Hands } from "./hands";
import type { Lead } from "./leads";

/** One of the forms that send an enquiry, filled in by somebody. */
interface FormCase {
  name: string;
  path: string;
  form: (page: Page) => Locator;
  /** Fills in everything but the robot test, in the order of the page. */
  fill: (form: Locator, hands: Hands, email: string) => Promise<void>;
  /** What must be stored. */
  lead: Lead;
}

const named = (name: string) => (page: Page) => page.getByRole("form", { name, exact: true });
export const field = (form: Locator, label: string) => form.getByLabel(label, { exact: true });

const person = async (form: Locator, hands: Hands, email: string) => {
  await hands.write(field(form, "Name"), "Ada Potter");
  await hands.write(field(form, "Email"), email);
};

const contact: FormCase = {
  name: "the enquiry of the contact page",
  path: "/contact-us",
  form: named("Enquiry"),
  fill: async (form, hands, email) => {
    await person(form, hands, email);
    await hands.write(field(form, "Subject"), "A kettle that texts");
    await hands.choose(field(form, "Country code"), "United Kingdom");
    await hands.write(field(form, "Phone"), "020 7946 0182");
    await hands.write(form.getByRole("textbox", { name: /^Skype/ }), "live:ada");
    await hands.slide(form.getByRole("slider", { name: "Approx. budget" }), 3);
    await hands.press(form.getByRole("checkbox", { name: "Web development" }));
    await hands.press(form.getByRole("checkbox", { name: "Digital marketing" }));
    await hands.write(field(form, "Message"), "It should text when it boils.");
    await hands.press(form.getByRole("checkbox", { name: "Send me an NDA" }));
  },
  lead: {
    kind: "contact",
    name: "Ada Potter",
    phone: "+44-2079460182",
    subject: "A kettle that texts",
    skype: "live:ada",
    send_nda: "yes",
    looking_for: [1, 5],
    budget: 5000,
    message: "It should text when it boils.",
  },
};

const sidebar: FormCase = {
  name: "the enquiry beside an article",
  path: "/blog/react",
  form: named("Enquiry"),
  fill: async (form, hands, email) => {
    await person(form, hands, email);
    await hands.write(field(form, "Phone"), "098765 43210");
    await hands.write(field(form, "Subject"), "Your article");
    await hands.write(field(form, "Message"), "Tell me more.");
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
  form: named("Hire inquiry"),
  fill: async (form, hands, email) => {
    await person(form, hands, email);
    // A whole number of another country, which switches the list.
    await hands.write(field(form, "Phone"), "+1 202-555-0142");
    await hands.choose(form.getByRole("combobox", { name: "Select interest" }), "3 to 5 years");
    await hands.press(form.getByRole("checkbox", { name: "Flutter" }));
    await hands.write(field(form, "Message"), "Two people, from May.");
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
  form: named("Apply Here"),
  fill: async (form, hands, email) => {
    await person(form, hands, email);
    await hands.write(field(form, "Phone"), "98765 43210");
    await hands.write(form.getByRole("textbox", { name: /^City/ }), "Surat");
    await hands.choose(form.getByRole("combobox", { name: "Designation" }), "Back end");
    await hands.write(form.getByLabel(/^Experience/), "4");
    await hands.write(form.getByRole("textbox", { name: /^CTC/ }), "6 lakhs");
    await hands.write(form.getByRole("textbox", { name: /^Expected CTC/ }), "8 lakhs");
    await hands.write(form.getByRole("textbox", { name: /^Message/ }), "My work: https://ada.example");
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
export const passRobotTest = async (form: Locator, hands: Hands): Promise<void> => {
  const test = form.getByRole("group", { name: "Robot test" });
  await hands.press(test.getByRole("checkbox"));
  await test.getByText("Passed. You can send the form.").waitFor();
};

let visitors = 0;
/** An address nobody else has in this run. */
export const newEmail = (): string => `ada.${process.pid}-${Date.now().toString(36)}-${visitors++}@kiln.co`;
