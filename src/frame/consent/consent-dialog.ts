import * as library from "vanilla-cookieconsent";
// As separate files: with a plain import, Gatsby would inline these styles into every page.
import libraryStyles from "!!file-loader?name=static/[name]-[contenthash].[ext]!vanilla-cookieconsent/dist/cookieconsent.css";
import siteStyles from "!!file-loader?name=static/[name]-[contenthash].[ext]!./consent-dialog.css";
import { forgetAttribution, keepAttribution } from "../../browser/reading/attribution";
import { analyticsCategory, consentKey } from "../../browser/reading/consent-choice";
import { reloadPage } from "../../browser/navigation/page-load";
import { addStylesheet } from "../../browser/reading/add-to-head";
import { analyticsToolsRun, startAnalyticsTools } from "./analytics-tools";
import { dialogTexts } from "./dialog-texts";

const daysKept = 182;

const follow = (): void => {
  if (library.acceptedCategory(analyticsCategory)) {
    keepAttribution();
    startAnalyticsTools();
    return;
  }
  forgetAttribution();
  if (analyticsToolsRun()) reloadPage();
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

const run = async (texts: Queries.ConsentSettingsFragment, privacyHref: string): Promise<void> => {
  await Promise.all([libraryStyles, siteStyles].map(addStylesheet));
  await library.run({
    root: firstOnPage(),
    cookie: { name: consentKey, useLocalStorage: true, expiresAfterDays: daysKept },
    // Visitors with automated browsers are asked too.
    hideFromBots: false,
    guiOptions: {
      consentModal: { layout: "box", position: "bottom left", equalWeightButtons: true },
      preferencesModal: { layout: "box", equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      // The site itself sets no cookies, so every cookie belongs to these tools.
      [analyticsCategory]: { autoClear: { cookies: [{ name: /./ }] } },
    },
    language: { default: "en", translations: { en: dialogTexts(texts, privacyHref) } },
    onModalShow: focusSettings,
    onConsent: follow,
    onChange: follow,
  });
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
