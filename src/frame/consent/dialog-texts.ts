import type { Translation } from "vanilla-cookieconsent";
import { analyticsCategory } from "../../browser/reading/consent-choice";
import { escapeHtml } from "../../content-model/escape-html";

const section = ({ heading, text }: { heading: string; text: string }, linkedCategory: string) => ({
  title: escapeHtml(heading),
  description: escapeHtml(text),
  linkedCategory,
});

/** The texts of `content/settings/consent.yaml` in the library's structure; it renders them as HTML. */
export const dialogTexts = (
  { banner, settings, privacy }: Queries.ConsentSettingsFragment,
  privacyHref: string,
): Translation => {
  const privacyLink = `<a href="${escapeHtml(privacyHref)}">${escapeHtml(privacy.label)}</a>`;
  return {
    consentModal: {
      title: escapeHtml(banner.heading),
      description: escapeHtml(banner.text),
      acceptAllBtn: escapeHtml(banner.accept),
      acceptNecessaryBtn: escapeHtml(banner.refuse),
      showPreferencesBtn: escapeHtml(banner.choose),
      footer: privacyLink,
    },
    preferencesModal: {
      title: escapeHtml(settings.heading),
      acceptAllBtn: escapeHtml(settings.accept),
      acceptNecessaryBtn: escapeHtml(settings.refuse),
      savePreferencesBtn: escapeHtml(settings.save),
      closeIconLabel: escapeHtml(settings.close),
      sections: [
        section(settings.necessary, "necessary"),
        section(settings.analytics, analyticsCategory),
        { description: privacyLink },
      ],
    },
  };
};
