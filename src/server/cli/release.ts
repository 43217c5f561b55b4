import type { ChannelName } from "../store/delivery-store";
import type { LeadStore } from "../store/lead-store";

/**
 * Takes a lead off the spam shelf, and says who is told of it now.
 * @throws when it is not there.
 */
export const release = async (
  store: LeadStore,
  reference: string,
  channels: readonly ChannelName[],
): Promise<void> => {
  if (!(await store.shelf.release(reference, channels, new Date())))
    throw new Error(`No lead ${reference} is on the spam shelf; --spam lists those that are.`);
  console.log(`${reference} is no spam any more.`);
  console.log(
    channels.length === 0
      ? "Nobody is told of it, as no mail server and no webhook is set."
      : `The running server tells of it within seconds: ${channels.join(", ")}.`,
  );
};
