import { useT } from '../../i18n/texts.tsx';
import { countryCodeOf } from '../../../domain/shops/audience.ts';
import { paths } from '../../paths.ts';
import { useModals } from '../../state/modals.tsx';
import { usePage } from '../../state/page.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ModalLink } from './ModalLink.tsx';

/** Language and delivery country; without script it leads to the language links in the footer. */
export function LanguageButton() {
  const t = useT();
  const { audience } = usePage();
  const { openModal } = useModals();
  const country = countryCodeOf(audience.countryId);
  return (
    <ModalLink
      href={`${paths.home()}#languages`}
      onOpen={() => openModal('deliveryCountryLanguage')}
      className="top-link gap-1.5"
    >
      <Icon name="globe" size={16} />
      <span className="sr-only">{t('shell.languageAndCountry')}:</span>
      {audience.language.toUpperCase()}
      <span className="hidden lg:inline">· {t(`shell.countries.${country}`)}</span>
    </ModalLink>
  );
}
