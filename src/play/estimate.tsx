import { graphql } from "gatsby";
import { memo } from "react";
import { Section } from "../components/section/section";
import { lazySection } from "../browser/hydration/lazy-section";
import * as kit from "../components/kit/kit";
import "./play.module.css";
import "./stepper/stepper.module.css";
import "./price/price-form.module.css";
import * as styles from "./estimate.module.css";

export const estimateFragments = graphql`
  fragment Estimate on Estimate {
    ...EstimateFields
    image {
      ...CardPicture
    }
    frames {
      ...PlainPicture
    }
  }

  fragment EstimateBlock on Query {
    estimate {
      ...Estimate
    }
    rates: ratesSettings {
      ...RatesSettings
    }
  }
`;

const PriceForm = lazySection(() => import("./price/price-form"), styles.form);

interface EstimateProps {
  estimate: Queries.EstimateFragment;
  rates: Queries.RatesSettingsFragment;
  /** Initially collapsed and without a heading of its own, for long pages. */
  folded?: boolean;
}

/** A project's price, calculated from four choices. A button copies it into the page's form. */
export const Estimate = memo(({ estimate, rates, folded }: EstimateProps) => {
  const form = <PriceForm texts={estimate} rates={rates} />;
  if (!folded)
    return (
      <Section intro={estimate} layout="spread" tone="band">
        {form}
      </Section>
    );
  return (
    <details className={styles.fold}>
      <summary className={kit.row(3, kit.spaceBetween(kit.icon("plus", styles.summary)))}>
        {estimate.fold}
      </summary>
      {form}
    </details>
  );
});
Estimate.displayName = "Estimate";
