import { useEffect } from "react";
import { withPrefix } from "gatsby";
import { needsConsent } from "../../browser/reading/consent-choice";
import { useConsent } from "../../site-data/context";

interface ConsentProps {
  className?: string | undefined;
}

const loadDialog = () => import("./consent-dialog");

const Consent = ({ className }: ConsentProps) => {
  const texts = useConsent();
  const privacyHref = withPrefix(texts.privacy.href);
  useEffect(() => {
    loadDialog()
      .then(({ startConsent }) => startConsent(texts, privacyHref))
      // Without the dialog there is no consent, so nothing is loaded; the page works without it.
      .catch((error: unknown) => console.error(error));
  }, [texts, privacyHref]);
  const open = () =>
    loadDialog()
      .then(({ openConsentSettings }) => openConsentSettings(texts, privacyHref))
      .catch((error: unknown) => console.error(error));
  return (
    <button type="button" className={className} onClick={open} aria-haspopup="dialog">
      {texts.settings.button}
    </button>
  );
};

/** Asks for consent, and renders the button that reopens the settings. Renders nothing if no consent is needed. */
export const ConsentSettingsButton = (props: ConsentProps) =>
  needsConsent() ? <Consent {...props} /> : null;
