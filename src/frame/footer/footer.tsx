import { PageLink } from "../../components/page-link/page-link";
import { basePath } from "../../config/base-path";
import { pathOf } from "../../routes/page-table";
import { EmailBox } from "../email-box/email-box";
import { useCurrentPath } from "../../routes/current-route";
import { contactPagePath } from "../../routes/route-name";
import { useSiteUrl } from "../../seo/use-site-url";
import { useLabels, useNavigation, useSite } from "../../site-data/context";
import { ContactDetails } from "../../components/contact-details/contact-details";
import { ContactLink } from "../../components/contact-details/contact-link";
import { ConsentSettingsButton } from "../consent/consent";
import { Logo } from "../logo/logo";
import * as kit from "../../components/kit/kit";
import * as styles from "./footer.module.css";

/**
 * Footer of every page: Hire Now, contact details, links to the site's sections, external accounts, and legal links.
 */
export const Footer = () => {
  const { company, tagline, foundingYear, sales, recruitment, social, feed, jsonFeed } = useSite();
  // Without SITE_URL the build makes no feeds.
  const hasFeeds = useSiteUrl() !== "";
  const { frame, contact } = useLabels();
  const { footer, legal } = useNavigation();
  const isContactPage = useCurrentPath() === contactPagePath;
  const forClients = isContactPage || !recruitment;
  return (
    <footer className={styles.footer}>
      <div className={kit.pageWidth(kit.grid(5, styles.inner))}>
        <EmailBox />
        <div className={kit.grid(5, styles.brand)}>
          <div className={kit.stack(4)}>
            <div>
              <Logo />
              <p className={styles.tagline}>{tagline}</p>
            </div>
            {!forClients && (
              <div>
                <h2 className={styles.heading}>{contact.sales}</h2>
                <p className={styles.address}>
                  <ContactLink href={`mailto:${sales.email}`}>{sales.email}</ContactLink>
                </p>
              </div>
            )}
          </div>
          <div className={styles.contacts}>
            <h2 className={styles.heading}>{forClients ? contact.sales : contact.recruitment}</h2>
            <ContactDetails audience={forClients ? "sales" : "recruitment"} />
          </div>
        </div>
        <nav aria-label={frame.footerNavigation} className={kit.grid(5, styles.groups)}>
          {footer.map(({ heading, links }) => (
            <div key={heading}>
              <h2 className={styles.heading}>{heading}</h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <PageLink to={href} className={styles.link}>
                      {label}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={kit.cluster(4, kit.text(["sm"], styles.legal))}>
          <p>
            {frame.since} {foundingYear} · {company} · {frame.rights}
          </p>
          {legal.map(({ label, href }) => (
            <PageLink key={href} to={href} className={styles.link}>
              {label}
            </PageLink>
          ))}
          <PageLink to={pathOf("search-page")} className={styles.link}>
            {frame.search}
          </PageLink>
          {hasFeeds && feed && (
            <a href={basePath() + feed} className={styles.link}>
              {frame.feed}
            </a>
          )}
          {hasFeeds && jsonFeed && (
            <a href={basePath() + jsonFeed} className={styles.link}>
              {frame.jsonFeed}
            </a>
          )}
          <ConsentSettingsButton className={styles.link} />
          {social.length > 0 && (
            <ul className={kit.cluster(4, styles.social)} aria-label={frame.social}>
              {social.map(({ name, href }) => (
                <li key={href}>
                  <a href={href} className={styles.link} rel="me noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
};
