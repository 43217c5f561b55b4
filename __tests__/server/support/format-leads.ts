import { text } from "node:stream/consumers";
import { Readable } from "node:stream";
import { formatLeads as formatPieces } from "../../../src/server/cli/print-leads";
import type { LeadFormat } from "../../../src/server/cli/leads-command";
import type { Lead } from "../../../src/server/store/lead-row";

/** The whole output, without the byte order mark and trimmed. */
export const formatLeads = async (leads: Lead[], format: LeadFormat): Promise<string> =>
  (await text(Readable.from(formatPieces(() => Readable.from(leads), format)))).trim();
