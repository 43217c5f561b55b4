/** JSON for a script: without signs that end it, or that begin an entity for who reads the HTML as XML. */
export const dataJson = (data: object): string =>
  JSON.stringify(data).replaceAll("<", "\\u003c").replaceAll("&", "\\u0026");

/** schema.org objects beside what they are about; those of the page are in its head, by `<Seo>`. */
export const DataScripts = ({ items }: { items: readonly object[] }) =>
  items.map((data, index) => (
    <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: dataJson(data) }} />
  ));
