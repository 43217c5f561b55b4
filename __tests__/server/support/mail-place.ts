import type { SMTPServerOptions } from "smtp-server";
import type { MailSettings } from "../../../src/server/env";
import { mailChannels } from "../../../src/server/outbox/mail/mail-channels";
import { testContent } from "./content";
import { contactBody } from "./lead-server";
import { catchMail } from "./mail-catcher";
import { openOutboxes, type Outboxes } from "./outbox";

export const to = {
  contact: ["sales@kiln.example"],
  hire: ["hire@kiln.example"],
  career: ["jobs@kiln.example"],
};

export const settingsOf = (url: string): MailSettings => ({
  url,
  from: { name: "Kiln", address: "website@kiln.example" },
  to,
  confirm: false,
});

/** Text and HTML of a mail. */
export const contentOf = (body: string) => ({
  text: body.slice(0, body.indexOf("<!doctype")),
  html: body.slice(body.indexOf("<!doctype")),
});

/** What a mail server answers. */
export const answer = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });
export const busy = () => answer(451, `busy with ${contactBody.email}`);

/** Each test has outboxes, and a mail server as soon as it asks for channels to it. */
export const mailPlace = () => {
  const here = {} as { place: Outboxes; catcher: Awaited<ReturnType<typeof catchMail>> };
  beforeEach(async () => {
    here.place = await openOutboxes();
  });
  afterEach(async () => {
    await here.place.close();
    await here.catcher.close();
  });
  const channels = async (
    changes: Partial<MailSettings> = {},
    behaviour: SMTPServerOptions = {},
    siteUrl?: string,
  ) => {
    here.catcher = await catchMail(behaviour);
    return mailChannels({ ...settingsOf(here.catcher.url), ...changes }, testContent(), siteUrl);
  };
  return { here, channels };
};
