/**
 * A preprocessor for knip (see knip.json). Gatsby finds GraphQL fragments in the exports of every file, and nothing
 * imports them, so knip considers them unused. This removes exports that end in `Fragment` or `Fragments` from its
 * findings.
 */
export default function withoutFragments(results) {
  for (const findings of Object.values(results.issues.exports)) {
    for (const name of Object.keys(findings)) {
      if (!/Fragments?$/.test(name)) continue;
      delete findings[name];
      results.counters.exports -= 1;
      results.counters.total -= 1;
    }
  }
  return results;
}
