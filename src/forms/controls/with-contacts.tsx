import { Fragment } from "react";

interface Contacts {
  email: string;
  phone: string;
}

/** A text in which `{email}` and `{phone}` become links. */
export const WithContacts = ({ text, contacts }: { text: string; contacts: Contacts }) => (
  <>
    {text.split(/(\{email\}|\{phone\})/).map((part, index) => (
      <Fragment key={index}>{linked(part, contacts)}</Fragment>
    ))}
  </>
);

const linked = (part: string, { email, phone }: Contacts) => {
  if (part === "{email}") return <a href={`mailto:${email}`}>{email}</a>;
  if (part === "{phone}") return <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>;
  return part;
};
