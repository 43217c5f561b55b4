import { formCases, newEmail } from "../site/support/forms";
import { leadsOf } from "../site/support/leads";
import { content } from "../support/content";
import { words } from "../support/words";
import { click, read, see, type Part } from "./support/part";
import { addressOf, expect, faultsOf, open, test } from "./support/test";
import type { Tab } from "./support/tab";

const { fields, messages } = words;

interface Case {
  path: string;
  form: string;
  /** What is typed, by label; the rest stays as it is served. */
  texts: Record<string, string>;
  /** Ticked too. */
  box?: string;
}

const person = { [fields.name]: "Ada Potter", [fields.phoneNumber]: "98765 43210" };
const enquiry = { ...person, [fields.subject]: "A kettle", [fields.message]: "It should text." };

const cases: Case[] = [
  {
    path: formCases.contact.path,
    form: words.forms.contact,
    texts: enquiry,
    box: words.option("looking_for", 1),
  },
  { path: formCases.sidebar.path, form: words.forms.contact, texts: enquiry },
  {
    path: formCases.hire.path,
    form: words.forms.hire,
    texts: { ...person, [fields.message]: "Two people." },
  },
  { path: formCases.career.path, form: words.forms.career, texts: person },
];

const write = async (tab: Tab, part: Part, text: string) => {
  await click(tab, part);
  await tab.type(text);
  await expect.poll(() => read(tab, part, (field) => (field as HTMLInputElement).value)).toBe(text);
};

/** Presses Send once the form is alive: before that its button does not submit. */
const send = async (tab: Tab, within: Part) => {
  const button: Part = { role: "button", name: words.send, within };
  await see(tab, within);
  await read(tab, within, (form) => form.scrollIntoView({ behavior: "instant" }));
  await expect.poll(() => read(tab, button, (element) => (element as HTMLButtonElement).type)).toBe("submit");
  await click(tab, button);
};

const alertOf = (tab: Tab) => read(tab, { role: "alert" }, ({ textContent }) => textContent);

for (const { path, form: name, texts, box } of cases) {
  test(`the form ${name} of ${path} is refused empty, then sent and told of`, async ({ tab }) => {
    const form: Part = { role: "form", name };
    const email = newEmail();
    await open(tab, path);
    await send(tab, form);
    await expect.poll(() => alertOf(tab)).toContain(messages.nameRequired);
    const labelBelowHeader = () =>
      read(tab, { role: "textbox", name: fields.name!, within: form }, (field) => {
        const label = (field as HTMLInputElement).labels![0]!.getBoundingClientRect();
        return label.top - document.querySelector("header")!.getBoundingClientRect().bottom;
      });
    await expect.poll(labelBelowHeader).toBeGreaterThanOrEqual(0);
    for (const [label, text] of Object.entries({ ...texts, [fields.email]: email }))
      await write(tab, { role: "textbox", name: label, within: form }, text);
    if (box) await click(tab, { role: "checkbox", name: box, within: form });
    const robot: Part = { role: "group", name: words.captcha.name, within: form };
    await click(tab, { role: "checkbox", within: robot });
    await expect
      .poll(() => read(tab, robot, ({ textContent }) => textContent), { timeout: 30_000 })
      .toContain(words.captcha.passed);
    await send(tab, form);
    await expect.poll(() => alertOf(tab)).toContain(messages.sent);
    const stays = path === formCases.sidebar.path;
    expect(await addressOf(tab)).toBe(stays ? path : "/thank-you");
    expect(await leadsOf(email)).toHaveLength(1);
    expect(await faultsOf(tab)).toEqual([]);
  });
}

test("the email box refuses what is no address, and fills the contact page's form", async ({ tab }) => {
  const box: Part = { role: "form", name: words.forms.emailBox };
  const field: Part = { role: "textbox", name: fields.email, within: box };
  const email = newEmail();
  await open(tab, "/privacy");
  await write(tab, field, "a@b");
  await click(tab, { role: "button", name: words.send, within: box });
  await expect.poll(() => read(tab, field, (input) => input.getAttribute("aria-invalid"))).toBe("true");
  // Refused, it has the focus.
  await read(tab, field, (input) => (input as HTMLInputElement).select());
  await tab.type(email);
  await click(tab, { role: "button", name: words.send, within: box });
  await expect
    .poll(() =>
      read(
        tab,
        { role: "textbox", name: fields.email, within: { role: "form", name: words.forms.contact } },
        (input) => [(input as HTMLInputElement).value, String(input === document.activeElement)].join(),
      ),
    )
    .toBe(`${email},true`);
  expect(await faultsOf(tab)).toEqual([]);
});

test("a button opens the form's calendar, in which a half-day is chosen", async ({ tab }) => {
  const [action] = content<{ call: { actions: [{ label: string }] } }>("services/web-development").call
    .actions;
  await open(tab, "/services/web-development");
  await click(tab, { role: "link", name: action.label, within: { role: "main" } });
  const half: Part = { css: "button", within: { role: "grid", name: words.times.heading } };
  await click(tab, half);
  await expect.poll(() => read(tab, half, (button) => button.getAttribute("aria-pressed"))).toBe("true");
  expect(await faultsOf(tab)).toEqual([]);
});
