import type { Translation } from "vanilla-cookieconsent";
import { analyticsCategory } from "../../browser/reading/consent-choice";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };

/** Escapes a plain text, because the library renders its texts as HTML. */
const plain = (text: string): string => text.replace(/[&<"]/g, (sign) => entities[sign] ?? sign);

const section = ({ heading, text }: { heading: string; text: string }, linkedCategory: string) => ({
  title: plain(heading),
  description: plain(text),
  linkedCategory,
});

/** The texts of `content/settings/consent.yaml` in the library's structure. */
export const dialogTexts = (
  { banner, settings, privacy }: Queries.ConsentSettingsFragment,
  privacyHref: string,
): Translation => {
  const privacyLink = `<a href="${plain(privacyHref)}">${plain(privacy.label)}</a>`;
  return {
    consentModal: {
      title: plain(banner.heading),
      description: plain(banner.text),
      acceptAllBtn: plain(banner.accept),
      acceptNecessaryBtn: plain(banner.refuse),
      showPreferencesBtn: plain(banner.choose),
      footer: privacyLink,
    },
    preferencesModal: {
      title: plain(settings.heading),
      acceptAllBtn: plain(settings.accept),
      acceptNecessaryBtn: plain(settings.refuse),
      savePreferencesBtn: plain(settings.save),
      closeIconLabel: plain(settings.close),
      sections: [
        section(settings.necessary, "necessary"),
        section(settings.analytics, analyticsCategory),
        { description: privacyLink },
      ],
    },
  };
};
