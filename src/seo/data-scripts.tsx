/** JSON for a script, without characters that could end the script or begin an entity for XML parsers. */
export const dataJson = (data: object): string =>
  JSON.stringify(data).replaceAll("<", "\\u003c").replaceAll("&", "\\u0026");

/** schema.org objects beside their subject; `<Seo>` puts those of the page into the head. */
export const DataScripts = ({ items }: { items: readonly object[] }) =>
  items.map((data, index) => (
    <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: dataJson(data) }} />
  ));
