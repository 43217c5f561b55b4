import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { entities } from "../../src/content-model/entities/entities";
import type { FormsSettings } from "../../src/content-model/entities/forms";
import { careerFields } from "../../src/content-model/form-fields/career";
import { contactFields } from "../../src/content-model/form-fields/contact";
import type { FieldTable } from "../../src/content-model/form-fields/field";
import { hireFields } from "../../src/content-model/form-fields/hire";
import { isSent, payloadName } from "../../src/forms/rules/sent-fields";
import { mail } from "../../src/content-model/entities/mail";
import type { SiteSettings } from "../../src/content-model/entities/site";
import type { OptionsSettings } from "../../src/content-model/entities/options";
import type { PartName } from "../../src/content-model/parts";
import { readLeftOutParts } from "../../src/content-model/read-parts";
import { redirects } from "../../src/content-model/entities/redirects";
import { readSettings } from "../../src/content-model/read-settings";
import { clientConfig } from "../../src/config/client-config";
import { cspSources } from "../../src/config/csp-sources";
import { assetOrigin, readSiteAddress } from "../../src/config/site-address";
import { readKeepMonths } from "../../src/config/keep-months";
import { captchaProviders, type CaptchaProviderName } from "../../src/config/captcha-providers";
import type { EnquiryKind } from "../../src/content-model/form-fields/forms";
import type { ServerContent } from "../../src/server/content";

const settings = <T>(root: string, location: string): T => {
  const entity = entities.find((candidate) => candidate.location === location);
  if (!entity) throw new Error(`No entity is kept in content/${location}.`);
  return readSettings(root, entity) as T;
};

/**
 * The captcha provider of the pages.
 * @throws if it is unknown or lacks its site key, because no form could be sent.
 */
const usableCaptcha = (): CaptchaProviderName => {
  const { provider, siteKey } = clientConfig.captcha;
  if (!captchaProviders.includes(provider)) {
    throw new Error(`GATSBY_CAPTCHA_PROVIDER=${provider}: expected one of ${captchaProviders.join(", ")}.`);
  }
  if (provider !== "altcha" && !siteKey) {
    throw new Error(`GATSBY_CAPTCHA_SITE_KEY: expected the site key that ${provider} gave you.`);
  }
  return provider;
};

/** Kinds of enquiry that belong to a part of the site. */
const kindSentBy: Partial<Record<PartName, EnquiryKind>> = { hire: "hire", careers: "career" };

type FieldTexts = Partial<Record<string, { label: string }>>;

const labelsOf = (fields: FieldTable, texts: FieldTexts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const label = texts[name]?.label;
      return isSent(field) && label !== undefined ? [[payloadName(name, field), label]] : [];
    }),
  );

/** The label of each field in its form, by the field's name in the request. */
export const fieldLabels = (forms: FormsSettings): Record<EnquiryKind, Record<string, string>> => ({
  contact: labelsOf(contactFields, forms.contact.fields),
  hire: labelsOf(hireFields, forms.hire.fields),
  career: labelsOf(careerFields, forms.career.fields),
});

/** Writes `dist/content.json`: what the server needs to know about the content and the built pages. */
export const writeServerContent = (root: string): void => {
  const forms = settings<FormsSettings>(root, "settings/forms.yaml");
  const { messages, serverMessages, emailEnding, budgetValue } = forms;
  const { sales, recruitment } = settings<SiteSettings>(root, "settings/site.yaml");
  const address = readSiteAddress(process.env);
  const content: ServerContent = {
    forms: { messages, serverMessages, emailEnding, budgetValue, labels: fieldLabels(forms) },
    mail: readSettings(root, mail),
    addresses: { contact: sales.email, hire: sales.email, career: recruitment.email },
    notTaken: readLeftOutParts(root).flatMap((part) => kindSentBy[part] ?? []),
    options: settings<OptionsSettings>(root, "settings/options.yaml"),
    redirects: readSettings(root, redirects).rules,
    keepMonths: readKeepMonths(process.env),
    client: {
      apiKey: clientConfig.apiKey,
      captchaProvider: usableCaptcha(),
      captchaHeader: clientConfig.captcha.header,
      idempotencyHeader: clientConfig.idempotencyHeader,
      attributionHeader: clientConfig.attributionHeader,
      csp: cspSources(clientConfig, assetOrigin(address)),
      pathPrefix: address.pathPrefix,
      assetOrigin: assetOrigin(address),
    },
  };
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(join(root, "dist/content.json"), JSON.stringify(content, null, 2));
};
