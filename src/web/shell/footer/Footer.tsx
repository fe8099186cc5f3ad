import { useQuery } from '@tanstack/react-query';
import { languages } from '../../../domain/locales.ts';
import { openingHoursText } from '../../../domain/shops/opening-hours.ts';
import { tallinnClock } from '../../../domain/time.ts';
import { shopSupportQuery } from '../../api/shops.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useModals } from '../../state/modals.tsx';
import { usePage } from '../../state/page.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { SharedPosition } from '../SharedPosition.tsx';
import logo from '../assets/ilumaja-white.svg?url&no-inline';
/** Support lines, columns of links, certificate, languages and the year (LY-08). */
export function Footer() {
  const t = useT();
  const { audience, now, url } = usePage();
  const { openModal } = useModals();
  const { data: support } = useQuery(shopSupportQuery());
  return (
    <footer id="foot" className="bg-inverse text-on-inverse">
      <div className="wrap py-12 md:py-16">
        <div className="flex flex-wrap items-center justify-between gap-6">
          <img src={logo} alt="Ilumaja" width={136} height={36} loading="lazy" className="h-9 w-auto" />
          <p className="flex items-center gap-3 rounded-card border border-line-inverse px-4 py-2.5">
            <Icon name="seal-check" size={32} className="text-on-inverse-muted" />
            <span>
              <span className="block font-semibold">{t('shell.footer.trusted')}</span>
              <span className="type-caption block text-on-inverse-muted">{t('shell.footer.certified')}</span>
            </span>
          </p>
        </div>
        <div className="mt-10 grid grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))] gap-x-4 gap-y-8 md:gap-x-8 md:grid-cols-6 md:gap-y-10 lg:grid-cols-[1.3fr_1.3fr_1fr_1fr_1fr]">
          {support ? (
            <>
              <SupportColumn
                title={t('shell.footer.support')}
                {...support.customer}
                hours={openingHoursText([support.customer.hours], audience.language)}
              />
              <SupportColumn
                title={t('shell.footer.training')}
                {...support.training}
                hours={openingHoursText([support.training.hours], audience.language)}
              />
            </>
          ) : null}
          <nav aria-labelledby="footer-help" className="footer-column md:col-span-2 lg:col-span-1">
            <h2 id="footer-help" className="mb-2 font-semibold">
              {t('shell.footer.purchaseHelp')}
            </h2>
            <SharedPosition type="FOOTER_HELP" />
          </nav>
          <nav aria-labelledby="footer-about" className="footer-column md:col-span-2 lg:col-span-1">
            <h2 id="footer-about" className="mb-2 font-semibold">
              {t('shell.footer.about')}
            </h2>
            <SharedPosition type="FOOTER_ABOUT" />
          </nav>
          <nav aria-labelledby="footer-contact" className="footer-column md:col-span-2 lg:col-span-1">
            <h2 id="footer-contact" className="mb-2 font-semibold">
              {t('shell.footer.contact')}
            </h2>
            <SharedPosition type="FOOTER_CONTACT" />
          </nav>
        </div>
        <div className="type-body-s mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line-inverse pt-6 text-on-inverse-muted">
          <p>{t('shell.footer.copyright', { year: String(tallinnClock(now).year) })}</p>
          <ul id="languages" aria-label={t('shell.language')} className="flex flex-wrap gap-x-1">
            {languages.map((language) => (
              <li key={language}>
                <a
                  href={paths.inLanguage(url, language)}
                  lang={language}
                  hrefLang={language}
                  aria-current={language === audience.language ? 'true' : undefined}
                  className="inline-flex min-h-11 items-center px-2 hover:text-on-inverse hover:underline aria-[current]:text-on-inverse aria-[current]:underline"
                >
                  {t(`shell.languages.${language}`)}
                </a>
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap gap-x-4">
            <a
              href={paths.withdraw()}
              className="inline-flex min-h-11 items-center font-semibold text-on-inverse underline hover:no-underline"
            >
              {t('shell.footer.withdraw')}
            </a>
            <a
              href="/accessibility"
              className="inline-flex min-h-11 items-center gap-2 hover:text-on-inverse hover:underline"
            >
              <Icon name="person-arms-spread" />
              {t('shell.footer.accessibility')}
            </a>
            <button
              type="button"
              onClick={() => openModal('cookiePolicy')}
              className="inline-flex min-h-11 items-center gap-2 hover:text-on-inverse hover:underline noscript:hidden"
            >
              <Icon name="cookie" />
              {t('shell.footer.cookieSettings')}
            </button>
          </p>
        </div>
      </div>
    </footer>
  );
}

function SupportColumn({
  title,
  hours,
  phone,
  email,
}: {
  title: string;
  hours: string | null;
  phone: string;
  email: string;
}) {
  return (
    <section className="col-span-full md:col-span-3 lg:col-span-1">
      <h2 className="mb-2 font-semibold">{title}</h2>
      <p className="type-body-s whitespace-nowrap text-on-inverse-muted first-letter:uppercase">{hours}</p>
      <p className="mt-1">
        <a
          href={`tel:${phone.replaceAll(' ', '')}`}
          className="inline-flex min-h-11 items-center text-lg font-semibold tabular-nums hover:underline"
        >
          {phone}
        </a>
      </p>
      <p>
        <a
          href={`mailto:${email}`}
          className="type-body-s inline-flex min-h-9 wrap-anywhere touch:min-h-11 items-center gap-2 text-on-inverse-muted hover:text-on-inverse hover:underline"
        >
          <Icon name="envelope-simple" />
          {email}
        </a>
      </p>
    </section>
  );
}
