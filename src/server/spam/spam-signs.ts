import { disposableEmailBlocklistSet } from "disposable-email-domains-js";
import type { Lead } from "../store/lead-row";
import { markFrom, spamRules } from "./spam-rules";

export interface Evidence {
  lead: Pick<Lead, "kind" | "email" | "fields">;
  /** Time between opening the page and sending; undefined if unknown. */
  sinceOpenedMs?: number;
  /** How many other people have recently sent the same text. */
  otherSenders: number;
}

interface Sign {
  points: number;
  /** Explanation for the operator, without personal data. */
  reason: string;
}

/** Signs that an enquiry is spam, or undefined if there are too few. */
export const signsOfSpam = (evidence: Evidence): string[] | undefined => {
  const signs = [fast(evidence), links(evidence), throwaway(evidence), repeated(evidence)].flat();
  const score = signs.reduce((sum, { points }) => sum + points, 0);
  return score >= markFrom ? signs.map(({ reason }) => reason) : undefined;
};

const fast = ({ sinceOpenedMs }: Evidence): Sign[] => {
  const { points, underMs } = spamRules.fast;
  if (sinceOpenedMs === undefined || sinceOpenedMs >= underMs) return [];
  return [{ points, reason: `sent ${Math.floor(sinceOpenedMs / 1000)} s after the page was opened` }];
};

const link = /\b(?:https?:\/\/(?:www\.)?|www\.)/gi;

const links = ({ lead: { kind, fields } }: Evidence): Sign[] => {
  const count = Object.values(fields).flat().join("\n").match(link)?.length ?? 0;
  const { links: some, linkFarm } = spamRules;
  if (count < some.from[kind]) return [];
  const { points } = count >= linkFarm.from ? linkFarm : some;
  return [{ points, reason: `${count} links` }];
};

const throwawayDomains = disposableEmailBlocklistSet();

const throwaway = ({ lead: { email } }: Evidence): Sign[] => {
  const labels = email.toLowerCase().replace(/^.*@/, "").split(".");
  // Services for throwaway addresses also provide subdomains.
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
  if (!domains.some((domain) => throwawayDomains.has(domain))) return [];
  return [{ points: spamRules.throwaway.points, reason: "throwaway mail address" }];
};

const repeated = ({ otherSenders: others }: Evidence): Sign[] => {
  const { repeated: some, mailing } = spamRules;
  if (others < some.others) return [];
  const { points } = others >= mailing.others ? mailing : some;
  return [{ points, reason: `same text from ${others === 1 ? "1 other" : `${others} others`}` }];
};
