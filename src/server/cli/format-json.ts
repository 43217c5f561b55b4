/** A list as JSON, in pieces, because the whole list may not fit in memory. */
export const formatJson = async function* <Row>(
  rows: AsyncIterable<Row>,
  shown: (row: Row) => object,
): AsyncIterable<string> {
  let between = "[\n";
  for await (const row of rows) {
    yield between + JSON.stringify(shown(row), null, 2).replace(/^/gm, "  ");
    between = ",\n";
  }
  yield between === ",\n" ? "\n]\n" : "[]\n";
};
