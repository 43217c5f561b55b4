import { ContactDetails } from "./contact-details";

const ContactDetailsExample = () => <ContactDetails audience="sales" />;

export default ContactDetailsExample;
