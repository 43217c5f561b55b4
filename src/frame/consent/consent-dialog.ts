import * as library from "vanilla-cookieconsent";
// As separate files: with a plain import, Gatsby would inline these styles into every page.
import libraryStyles from "!!file-loader?name=static/[name]-[contenthash].[ext]!vanilla-cookieconsent/dist/cookieconsent.css";
import siteStyles from "!!file-loader?name=static/[name]-[contenthash].[ext]!./consent-dialog.css";
import type { Translation } from "vanilla-cookieconsent";
import { forgetAttribution, keepAttribution } from "../../browser/reading/attribution";
import { analyticsCategory, consentKey } from "../../browser/reading/consent-choice";
import { reloadPage } from "../../browser/navigation/page-load";
import { addStylesheet, addScript } from "../../browser/reading/add-to-head";
import { clientConfig } from "../../config/client-config";
import { escapeHtml } from "../../content-model/escape-html";

const section = ({ heading, text }: { heading: string; text: string }, linkedCategory: string) => ({
  title: escapeHtml(heading),
  description: escapeHtml(text),
  linkedCategory,
});

/** The texts of `content/settings/consent.yaml` in the library's structure; it renders them as HTML. */
const dialogTexts = (
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

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Whether third-party scripts run on this page; only a page load removes them. */
let toolsRun = false;

/** Loads the configured tools, once. Call it only after consent. */
const startAnalyticsTools = (): void => {
  if (toolsRun) return;
  const { tagManager, heatMap } = clientConfig;
  toolsRun = Boolean(tagManager.id || heatMap.src);
  if (tagManager.id) {
    (window.dataLayer ??= []).push({ "gtm.start": Date.now(), event: "gtm.js" });
    const address = new URL(tagManager.src, window.location.href);
    address.searchParams.set("id", tagManager.id);
    addScript(address.href);
  }
  if (heatMap.src) addScript(heatMap.src, { siteId: heatMap.id });
};

const daysKept = 182;

const follow = (): void => {
  if (library.acceptedCategory(analyticsCategory)) {
    keepAttribution();
    startAnalyticsTools();
    return;
  }
  forgetAttribution();
  if (toolsRun) reloadPage();
};

/**
 * The library's root: the first element of the page, so that Tab reaches the dialog before the page below it. Focus
 * does not move there, because the visitor may be typing.
 */
const firstOnPage = (): Element => {
  const place = document.createElement("div");
  document.body.prepend(place);
  return place;
};

const mostFrames = 60;

/** Focuses a control as soon as it is visible. */
const focusWhenVisible = (control: HTMLElement | null, frames = mostFrames): void => {
  control?.focus();
  if (!control || document.activeElement === control || frames === 0) return;
  requestAnimationFrame(() => focusWhenVisible(control, frames - 1));
};

/** The library moves focus at the end of a transition, which never fires under reduced motion. */
const focusSettings = ({ modalName }: { modalName: string }): void => {
  if (modalName === "preferencesModal") focusWhenVisible(document.querySelector("#cc-main .pm button"));
};

/** Global Privacy Control: a refusal sent by the browser, which the visitor can change in the footer. */
const refusesByBrowser = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Identifies what a choice is about. Other tools, other texts or another browser signal make the dialog ask again. */
const revisionOf = ({ banner, settings }: Queries.ConsentSettingsFragment): number => {
  const { tagManager, heatMap, analyticsOrigins, attributionHeader } = clientConfig;
  const tools = [tagManager, heatMap, analyticsOrigins, attributionHeader];
  const asked = JSON.stringify([tools, banner, settings, refusesByBrowser()]);
  return [...asked].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 1);
};

/** The tools' cookies on this host and on its parent domains. */
const cookiesOfTools = () => {
  const labels = window.location.hostname.split(".");
  const hosts = labels.map((_, index) => labels.slice(index).join("."));
  return clientConfig.analyticsCookies.flatMap((pattern) => {
    const literal = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
    const name = new RegExp(`^${literal.join(".*")}$`);
    return [{ name }, ...hosts.map((domain) => ({ name, domain }))];
  });
};

const run = async (texts: Queries.ConsentSettingsFragment, privacyHref: string): Promise<void> => {
  await Promise.all([libraryStyles, siteStyles].map(addStylesheet));
  await library.run({
    root: firstOnPage(),
    revision: revisionOf(texts),
    autoShow: !refusesByBrowser(),
    cookie: { name: consentKey, useLocalStorage: true, expiresAfterDays: daysKept },
    // Visitors with automated browsers are asked too.
    hideFromBots: false,
    guiOptions: {
      consentModal: { layout: "box", position: "bottom left", equalWeightButtons: true },
      preferencesModal: { layout: "box", equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      [analyticsCategory]: { autoClear: { cookies: cookiesOfTools() } },
    },
    language: { default: "en", translations: { en: dialogTexts(texts, privacyHref) } },
    onModalShow: focusSettings,
    onConsent: follow,
    onChange: follow,
  });
  if (library.validConsent()) return;
  forgetAttribution();
  if (refusesByBrowser()) library.acceptCategory([]);
};

let running: Promise<void> | undefined;

/** Shows the dialog unless the visitor has already chosen, and loads what they consented to. */
export const startConsent = (texts: Queries.ConsentSettingsFragment, privacyHref: string): Promise<void> =>
  (running ??= run(texts, privacyHref));

/** Opens the dialog's settings, where the choice can be changed. */
export const openConsentSettings = async (
  texts: Queries.ConsentSettingsFragment,
  privacyHref: string,
): Promise<void> => {
  await startConsent(texts, privacyHref);
  library.showPreferences();
};
