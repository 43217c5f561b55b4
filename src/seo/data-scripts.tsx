/** Signs that end a script, or begin an entity where Gatsby reads the head again, as JSON writes them too. */
const jsonOf = (data: object): string =>
  JSON.stringify(data).replaceAll("<", "\\u003c").replaceAll("&", "\\u0026");

/** Elements for schema.org objects, in the head or beside what they are about. */
export const DataScripts = ({ items }: { items: readonly object[] }) =>
  items.map((data, index) => (
    <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonOf(data) }} />
  ));
