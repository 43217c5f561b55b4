import { absolute, type StructuredDataContext } from "./context";
import { company, type Described } from "./described";

/** schema.org Service: a service that the company sells. */
export const serviceData = (context: StructuredDataContext, { path, name, description }: Described) => ({
  "@context": "https://schema.org",
  "@type": "Service",
  name,
  description,
  url: absolute(context, path),
  serviceType: name,
  provider: company(context),
});
