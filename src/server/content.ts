import { readFileSync } from "node:fs";
import { z } from "zod";
import { captchaProviders } from "../config/captcha-providers";
import { mailSchema } from "../content-model/entities/mail";
import { optionLists } from "../content-model/option-lists";
import { redirectRule } from "../content-model/entities/redirects";
import { ruleCodes, serverMessageCodes } from "../content-model/rule-codes";
import { enquiryKinds } from "../forms/rules/enquiry-paths";
import { messageOf } from "./errors";

const text = z.string().min(1);
const option = z.strictObject({ id: z.union([z.number().int(), text]), text });

/** Directives of the content security policy that the site's settings may extend. */
const extendable = [
  ...["script-src", "style-src", "img-src", "font-src", "connect-src", "frame-src", "media-src"],
  ...["worker-src", "manifest-src"],
] as const;

const schema = z.strictObject({
  forms: z.strictObject({
    /** Texts for the rules' codes and for the results of sending a form. */
    messages: z.record(z.enum([...ruleCodes, "sent", "wentWrong"]), text),
    serverMessages: z.record(z.enum(serverMessageCodes), text),
    emailEnding: z.enum(["short", "any"]),
    /** Labels of the fields, by form. */
    labels: z.record(z.enum(enquiryKinds), z.record(z.string(), text)),
    /** Pattern for a budget; `{n}` is the number of thousands. */
    budgetValue: text,
  }),
  options: z.record(z.enum(optionLists), z.array(option)),
  mail: mailSchema,
  /** The company's email address for each kind of enquiry. */
  addresses: z.record(z.enum(enquiryKinds), text),
  /** Kinds of enquiry that no page of this site sends. */
  notTaken: z.array(z.enum(enquiryKinds)),
  redirects: z.array(redirectRule),
  /** For how many months leads are kept, as the privacy page says. */
  keepMonths: z.number().int().min(1),
  /** What the built pages send and load. An empty header name means that the pages do not send that header. */
  client: z.strictObject({
    apiKey: text,
    captchaProvider: z.enum(captchaProviders),
    captchaHeader: z.string(),
    idempotencyHeader: z.string(),
    /** Header with the campaign and referrer of visitors who consented; without a name, nothing is read or stored. */
    attributionHeader: z.string().optional(),
    /** Origins that the pages need besides their own, by directive of the content security policy. */
    csp: z.partialRecord(z.enum(extendable), z.array(text)),
    /** The path of the site's folder, such as `/agency`; empty if the site is at the root of its host. */
    pathPrefix: z.string().regex(/^(?:\/[^/]+)*$/),
    /** Origin of the pages' scripts, pictures and data, if it differs from the site's. */
    assetOrigin: z.string(),
  }),
});

/** What the build writes for the server: `dist/content.json`. */
export type ServerContent = z.infer<typeof schema>;

/**
 * Reads what the build wrote for the server.
 * @throws Error that names the file, each fault in it, and `npm run build`.
 */
export const readContent = (file: string): ServerContent => {
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Error(`${file} cannot be read (${messageOf(cause)}). Run \`npm run build\` first.`, {
      cause,
    });
  }
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const faults = result.error.issues.map(
    (issue) => `  ${issue.path.join(".") || "(file)"}: ${issue.message}`,
  );
  throw new Error(
    [`${file} does not have the shape the server expects. Run \`npm run build\` again.`, ...faults].join(
      "\n",
    ),
  );
};
