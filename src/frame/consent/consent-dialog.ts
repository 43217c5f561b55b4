import * as library from "vanilla-cookieconsent";
// As files of their own: imported the usual way, they would be written into every page.
import libraryStyles from "!!file-loader?name=static/[name]-[contenthash].[ext]!vanilla-cookieconsent/dist/cookieconsent.css";
import siteStyles from "!!file-loader?name=static/[name]-[contenthash].[ext]!./consent-dialog.css";
import { forgetAttribution, keepAttribution } from "../../browser/attribution";
import { analyticsCategory, consentKey } from "../../browser/consent-choice";
import { reloadPage } from "../../browser/page-load";
import { addStylesheet } from "./add-stylesheet";
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
 * Where the library puts its dialogs: first on the page, so that Tab reaches the question before all that it covers.
 * The focus stays where it is; somebody may be typing.
 */
const firstOnPage = (): Element => {
  const place = document.createElement("div");
  document.body.prepend(place);
  return place;
};

/** The library moves the focus at the end of a transition, which there is none of under reduced motion. */
const focusSettings = ({ modalName }: { modalName: string }): void => {
  if (modalName === "preferencesModal") document.querySelector<HTMLElement>("#cc-main .pm")?.focus();
};

const run = async (texts: Queries.ConsentSettingsFragment, privacyHref: string): Promise<void> => {
  await Promise.all([libraryStyles, siteStyles].map(addStylesheet));
  await library.run({
    root: firstOnPage(),
    cookie: { name: consentKey, useLocalStorage: true, expiresAfterDays: daysKept },
    // A visitor's test tool is asked like anybody else.
    hideFromBots: false,
    guiOptions: {
      consentModal: { layout: "box", position: "bottom left", equalWeightButtons: true },
      preferencesModal: { layout: "box", equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      // The site sets no cookies, so whatever is there is theirs.
      [analyticsCategory]: { autoClear: { cookies: [{ name: /./ }] } },
    },
    language: { default: "en", translations: { en: dialogTexts(texts, privacyHref) } },
    onModalShow: focusSettings,
    onConsent: follow,
    onChange: follow,
  });
};

let running: Promise<void> | undefined;

/** Asks the visitor unless there is an answer, and loads what was agreed to. */
export const startConsent = (texts: Queries.ConsentSettingsFragment, privacyHref: string): Promise<void> =>
  (running ??= run(texts, privacyHref));

/** Opens the settings, where an answer can be changed. */
export const openConsentSettings = async (
  texts: Queries.ConsentSettingsFragment,
  privacyHref: string,
): Promise<void> => {
  await startConsent(texts, privacyHref);
  library.showPreferences();
};
