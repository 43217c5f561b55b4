import { BlockList, isIP } from "node:net";
import { domainToASCII } from "node:url";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { ServerContent } from "../../content";
import type { Lead } from "../../store/lead-row";
import { DeliveryFailure, type Channel } from "../channel";
import { letterToCompany, letterToVisitor, oneLine, type Letter, toHtml, toText } from "./letter";
import type { MailSettings } from "../../env";

const minuteMs = 60_000;

/**
 * Minimum timeouts of RFC 5321 (4.5.3.2). Shorter ones would repeat a mail while the receiver's slow filters still
 * check it.
 */
const timeLimits = {
  greetingTimeout: 5 * minuteMs,
  // Runs from the DNS lookup to the end of STARTTLS, so it includes the greeting.
  connectionTimeout: 7 * minuteMs,
  // For each answer, including the one to the whole mail.
  socketTimeout: 10 * minuteMs,
};

/** Limit of the whole delivery, which is less than the sum of its steps' limits. */
const timeLimitMs = 30 * minuteMs;

/**
 * Mail to the company, and to the visitor if that is switched on.
 * @param siteUrl names this machine to mail servers, many of which refuse a container's own name.
 */
export const mailChannels = (settings: MailSettings, content: ServerContent, siteUrl?: string): Channel[] => {
  const domain = settings.from.address.split("@").at(-1) ?? "";
  // Options in the URL take precedence.
  const transport = createTransport({
    url: settings.url,
    name: publicHost(siteUrl) ?? (domainToASCII(domain) || domain),
    tls: isLoopback(settings.url) ? { rejectUnauthorized: false } : {},
    ...timeLimits,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  const send = (id: string, letter: Letter, options: SendMailOptions) =>
    transport.sendMail({
      from: settings.from,
      subject: letter.subject,
      text: toText(letter),
      html: toHtml(letter),
      // The same for each attempt and each recipient, so that mailboxes recognise duplicates.
      messageId: `<${id}@${domain}>`,
      xMailer: false,
      ...options,
      headers: { "Auto-Submitted": "auto-generated", ...options.headers },
    });

  const toCompany: Channel = {
    name: "company-mail",
    timeLimitMs,
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
    timeLimitMs,
    deliver: async (id, lead, signal) => {
      const to = { ...visitor(lead), name: "" };
      const replyTo = content.addresses[lead.kind];
      await send(id, letterToVisitor(lead, content), { to, replyTo, signal }).catch(refusedForGood);
    },
  };
  return settings.confirm ? [toCompany, toVisitor] : [toCompany];
};

const visitor = ({ name, email }: Lead) => ({ name: oneLine(name), address: oneLine(email) });

/** The hostname of the site's URL, if other machines may know it by that name. */
const publicHost = (siteUrl = ""): string | undefined => {
  const host = siteUrl && new URL(siteUrl).hostname;
  return host.includes(".") && !isIP(host) ? host : undefined;
};

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

/**
 * Certificates are not checked on loopback: nobody can intercept the connection, and Debian's Postfix has a self-signed
 * one.
 */
const isLoopback = (url: string): boolean => {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
  return isIP(host) ? loopback.check(host, isIP(host) === 6 ? "ipv6" : "ipv4") : host === "localhost";
};

interface SmtpError extends Error {
  code?: string;
  /** The mail server's answer. */
  response?: string;
  /** Node's error code, if nodemailer has replaced it. */
  originalCode?: string;
  responseCode?: number;
  command?: string;
}

/**
 * Status code and step of an SMTP answer, without its text, which may repeat an email address. Network errors contain
 * none.
 */
const describe = ({ code = "", originalCode, responseCode, command = "", message }: SmtpError): string => {
  if (responseCode) return `${code} ${responseCode} after ${command}`;
  if (/CERT|UNABLE_TO/.test(originalCode ?? code))
    return `${originalCode ?? code}: ${message}; ${howToTrust}`;
  return /^(?:E(?:CONN|SOCKET|DNS|TIMEDOUT|TLS|HOST|NET)|CERT|UNABLE)/.test(code)
    ? `${code}: ${message}`
    : code;
};

const refused = (error: SmtpError): never => {
  throw new DeliveryFailure(`mail: ${describe(error)}`, { cause: error });
};

const howToTrust =
  "name a file with the authority of the mail server's certificate in NODE_EXTRA_CA_CERTS, or end SMTP_URL with " +
  "?tls.rejectUnauthorized=false (docs/operate/notifications.md)";

/**
 * Not retried: mail to a visitor whose address or content is refused, because anybody can type any address. Retried:
 * mail to the company, because somebody will correct its address, and mail whose sender is refused.
 */
const refusedForGood = (error: SmtpError): never => {
  const { code, command = "", response = "" } = error;
  // Some servers reject the sender (5.1.7, 5.1.8) only in the answer about the recipient.
  const isRefused = /^5\d\d(?![ -]5\.1\.[78]\b)/.test(response) && /^(?:RCPT TO|DATA)$/.test(command);
  const isForGood = isRefused || (code === "EENVELOPE" && command === "API");
  throw new DeliveryFailure(`mail: ${describe(error)}`, {
    cause: error,
    ends: isForGood ? "delivery" : undefined,
  });
};
