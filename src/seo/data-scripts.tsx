/** Elements of the head for schema.org objects. A function, since Helmet takes plain elements alone. */
export const dataScripts = (items: readonly object[]) =>
  items.map((data, index) => (
    <script key={index} type="application/ld+json">
      {JSON.stringify(data).replaceAll("<", "\\u003c")}
    </script>
  ));
