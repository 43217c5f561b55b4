import { z } from "zod";
import { defineEntity } from "../entity";
import { shape, text } from "../markers";

export const mailSchema = z.strictObject({
  kinds: shape("MailKinds", "What each kind of enquiry is called.", {
    contact: text("From the contact page or an article."),
    hire: text("From a hire page."),
    career: text("From somebody who applies for a job."),
  }),
  details: shape("MailDetails", "Labels and words beside the fields of the forms.", {
    reference: text("Label of the reference."),
    received: text("Label of the time at which it arrived."),
    source: text("Label of campaign and referrer."),
    signsOfSpam: text("Label of what makes it look like spam."),
    yes: text("A box that was ticked."),
    no: text("A box that was not ticked."),
    empty: text("A field that was left empty."),
  }),
  company: shape("MailToCompany", "The mail to the person who answers.", {
    subject: text("Subject; {kind}, {name} and {reference} are filled in."),
    spamSubject: text("Subject of what looks like spam; {kind}, {name} and {reference} are filled in."),
    heading: text("First line; {kind}, {name} and {reference} are filled in."),
    reply: text("Link that opens a reply; {name} is filled in."),
    replySubject: text("Subject of that reply; {reference} is filled in."),
  }),
  visitor: shape("MailToVisitor", "The confirmation to the visitor, which holds nothing that was typed.", {
    subject: text("Subject; {reference} is filled in."),
    heading: text("First line; {reference} is filled in."),
    text: text("What happened."),
    next: text("What happens next; {reference} and {email}, where to write to, are filled in."),
    unasked: text("For those who did not write."),
  }),
});

export const mail = defineEntity({
  name: "mail",
  typeName: "MailSettings",
  location: "settings/mail.yaml",
  schema: mailSchema,
});
