import { createTransport, type SendMailOptions } from "nodemailer";
import type { ServerContent } from "../../content";
import type { Lead } from "../../store/lead-row";
import { DeliveryFailure, type Channel } from "../channel";
import { letterToCompany, letterToVisitor, oneLine, type Letter } from "./letter";
import { toHtml, toText } from "./render-letter";
import type { MailSettings } from "./settings";

/** Mail to the company, and to the visitor if that is switched on. */
export const mailChannels = (settings: MailSettings, content: ServerContent): Channel[] => {
  const transport = createTransport({
    url: settings.url,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = settings.from.address.split("@").at(-1);

  const send = (id: string, letter: Letter, options: SendMailOptions) =>
    transport.sendMail({
      from: settings.from,
      subject: letter.subject,
      text: toText(letter),
      html: toHtml(letter),
      // The same for each attempt and each recipient, so that mailboxes recognise a second copy.
      messageId: `<${id}@${domain}>`,
      xMailer: false,
      ...options,
      headers: { "Auto-Submitted": "auto-generated", ...options.headers },
    });

  const toCompany: Channel = {
    name: "company-mail",
    recipientsOf: (kind) => settings.to[kind],
    deliver: async (_id, lead, signal, recipient) => {
      const to = settings.to[lead.kind];
      const envelope = { from: settings.from.address, to: recipient };
      const { signsOfSpam } = lead;
      const headers = signsOfSpam && { "X-Signs-Of-Spam": signsOfSpam.join("; ") };
      const options = { to, envelope, replyTo: visitor(lead), headers, signal };
      await send(`${lead.reference}-company-mail`, letterToCompany(lead, content), options).catch(refused);
    },
  };
  const toVisitor: Channel = {
    name: "visitor-mail",
    deliver: async (id, lead, signal) => {
      const to = { ...visitor(lead), name: "" };
      const replyTo = content.addresses[lead.kind];
      await send(id, letterToVisitor(lead, content), { to, replyTo, signal }).catch(refusedForGood);
    },
  };
  return settings.confirm ? [toCompany, toVisitor] : [toCompany];
};

const visitor = ({ name, email }: Lead) => ({ name: oneLine(name), address: oneLine(email) });

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** Status code and step of an SMTP answer, without its text, which may repeat an address. Network errors have no address. */
const describe = ({ code = "", responseCode, command = "", message }: SmtpError): string => {
  if (responseCode) return `${code} ${responseCode} after ${command}`;
  return /^(?:E(?:CONN|SOCKET|DNS|TIMEDOUT|TLS|HOST|NET)|CERT|UNABLE)/.test(code)
    ? `${code}: ${message}`
    : code;
};

const refused = (error: SmtpError): never => {
  throw new DeliveryFailure(`mail: ${describe(error)}`, { cause: error });
};

/** A visitor's address that does not exist is not retried. The company's own address is, because somebody will correct it. */
const refusedForGood = (error: SmtpError): never => {
  const noSuchAddress = error.code === "EENVELOPE" && (error.responseCode ?? 0) >= 500;
  throw new DeliveryFailure(`mail: ${describe(error)}`, {
    cause: error,
    ends: noSuchAddress ? "delivery" : undefined,
  });
};
