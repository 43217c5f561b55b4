import type { EnquiryKind } from "../../../content-model/form-fields/forms";
import { yesOrNo, type AddFault, type Read } from "../../read-setting";

interface MailAddress {
  name: string;
  address: string;
}

export interface MailSettings {
  /** URL of the mail server, with user and password. */
  url: string;
  /** An address of our own domain, because the mail server may send for no other. */
  from: MailAddress;
  to: Record<EnquiryKind, string[]>;
  /** Whether the visitor gets a mail too. */
  confirm: boolean;
}

/** The mail settings; undefined when none is set. @throws when only some are set. */
export const readMailSettings = (read: Read, addFault: AddFault): MailSettings | undefined => {
  const url = read("SMTP_URL", "", smtpUrl);
  const from = read<MailAddress | undefined>("MAIL_FROM", undefined, sender);
  const all = read<string[]>("MAIL_TO", [], addresses);
  const hire = read("MAIL_TO_HIRE", all, addresses);
  const career = read("MAIL_TO_CAREER", all, addresses);
  const confirm = read("MAIL_CONFIRM", false, yesOrNo);

  const anySet = url || from || hire.length > 0 || career.length > 0 || confirm;
  if (!anySet) return undefined;
  if (url && from && all.length > 0) return { url, from, to: { contact: all, hire, career }, confirm };
  const need = (name: string, value: unknown, what: string) => {
    if (!value) addFault(`${name}: expected ${what}, as other settings of mail are there.`);
  };
  need("SMTP_URL", url, "the mail server, such as smtp://user:password@mail.example.com:587");
  need("MAIL_FROM", from, "an address of your own domain, such as website@example.com");
  need("MAIL_TO", all.length, "who is told of enquiries, such as sales@example.com");
  return undefined;
};

const smtpUrl = (value: string): string => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol))
    throw new Error("expected an address such as smtp://user:password@mail.example.com:587.");
  return value;
};

const oneAddress = /^[^\s<>"(),:;@]+@[^\s<>"(),:;@]+$/;

const sender = (value: string): MailAddress => {
  const [, name = "", bracketed] = /^"?([^"<>]*?)"?\s*<([^<>]*)>$/.exec(value) ?? [];
  const address = bracketed ?? value;
  if (!oneAddress.test(address))
    throw new Error("expected an address, such as website@example.com or Example <website@example.com>.");
  return { name, address };
};

const addresses = (value: string): string[] => {
  const list = [...new Set(value.split(",").map((part) => part.trim()))];
  if (!list.every((address) => oneAddress.test(address)))
    throw new Error("expected addresses, separated by commas, such as sales@example.com.");
  return list;
};
