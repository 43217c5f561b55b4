import { ruleCodes, serverMessageCodes } from "../../../src/content-model/rule-codes";
import type { ServerContent } from "../../../src/server/content";

const named = <Code extends string>(codes: readonly Code[]): Record<Code, string> =>
  Object.fromEntries(codes.map((code) => [code, `text of ${code}`])) as Record<Code, string>;

/** Content as a build would write it, with texts that are named after their codes. */
export const testContent = (changes: Partial<ServerContent> = {}): ServerContent => ({
  forms: {
    messages: {
      ...named([...ruleCodes, "sent", "wentWrong"]),
      fieldTooLong: "{field} is {over} over its {max}.",
    },
    serverMessages: named(serverMessageCodes),
    emailEnding: "short",
    labels: {
      contact: {
        name: "Your name",
        email: "Email",
        phone: "Phone",
        subject: "Subject",
        skype: "Skype",
        budget: "Approx. budget",
        looking_for: "What are you looking for?",
        message: "Message",
        send_nda: "Send me an NDA",
      },
      hire: {},
      career: {},
    },
    budgetValue: "{n}k USD",
  },
  notTaken: [],
  mail: {
    kinds: { contact: "Enquiry", hire: "Hire inquiry", career: "Job application" },
    details: {
      reference: "Reference",
      received: "Received",
      source: "Source",
      signsOfSpam: "Signs of spam",
      yes: "yes",
      no: "no",
      empty: "not given",
    },
    company: {
      subject: "{kind} from {name} ({reference})",
      spamSubject: "Spam? {kind} from {name} ({reference})",
      heading: "{kind} from {name}",
      reply: "Reply to {name}",
      replySubject: "Your enquiry {reference}",
    },
    visitor: {
      subject: "We have it ({reference})",
      heading: "Thank you",
      text: "It arrived.",
      next: "A person replies. Files go to {email}.",
      unasked: "If it was not you, ignore it.",
    },
  },
  addresses: { contact: "sales@kiln.co", hire: "sales@kiln.co", career: "jobs@kiln.co" },
  options: {
    looking_for: [{ id: 1592, text: "Vue" }],
    interested_in: [{ id: 1593, text: "React" }],
    experience_level: [{ id: 1, text: "Junior" }],
    designations: [{ id: 7, text: "Designer" }],
  },
  redirects: [
    { from: "/old-page", to: "/about", status: 301 },
    { from: "/elsewhere", to: "https://www.example.com/there", status: 302 },
  ],
  keepMonths: 24,
  client: {
    apiKey: "website",
    captchaProvider: "altcha",
    captchaHeader: "X-Captcha-Token",
    idempotencyHeader: "Idempotency-Key",
    csp: {},
    pathPrefix: "",
    assetOrigin: "",
  },
  ...changes,
});
