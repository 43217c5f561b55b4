import type { LeadStore } from "../store/lead-store";

/** Erases a person, and says what went. */
export const forgetPerson = async (store: LeadStore, email: string): Promise<void> => {
  const { references, erased } = await store.forget(email);
  if (references.length === 0) {
    console.log(`Nobody with the address ${email} is in the store. Nothing was erased.`);
    return;
  }
  console.log(`${email} is forgotten. Erased:`);
  for (const [table, count] of Object.entries(erased))
    console.log(`  ${table.replaceAll("_", " ")}: ${count}`);
  console.log(`References: ${references.join(", ")}`);
  console.log("Backups made before and files exported still hold what was erased.");
};
