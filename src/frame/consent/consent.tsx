import { useEffect } from "react";
import { withPrefix } from "gatsby";
import { needsConsent } from "../../browser/consent-choice";
import { useConsent } from "../../site-data/context";

interface ConsentProps {
  /** Looks of the button, from where it stands. */
  className?: string;
}

const loadDialog = () => import("./consent-dialog");

const Consent = ({ className }: ConsentProps) => {
  const texts = useConsent();
  const privacyHref = withPrefix(texts.privacy.href);
  useEffect(() => {
    loadDialog()
      .then(({ startConsent }) => startConsent(texts, privacyHref))
      // Nobody was asked, so nothing is loaded; the page does without.
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

/** Asks for consent and offers to change the answer; nothing at all when nothing needs it. */
export const ConsentSettingsButton = (props: ConsentProps) =>
  needsConsent() ? <Consent {...props} /> : null;
