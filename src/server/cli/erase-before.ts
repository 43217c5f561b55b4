import { inBatches } from "../retention";
import type { LeadStore } from "../store/lead-store";

/** Erases leads that the server refused to erase by age, and makes the server trust its clock again. */
export const eraseBefore = async (store: LeadStore, moment: Date): Promise<void> => {
  let erased = 0;
  for await (const batch of inBatches((most) => store.expiry.eraseLeads(moment, most))) erased += batch;
  await store.expiry.trust(new Date());
  const leads = erased === 1 ? "1 lead" : `${erased} leads`;
  console.log(
    `${leads} that came before ${moment.toISOString()} erased. The server believes the clock again.`,
  );
};
