import { ContactDetails } from "./contact-details";

export default () => <ContactDetails audience="sales" />;
