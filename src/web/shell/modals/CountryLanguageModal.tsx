import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { languages, type Language } from '../../../domain/locales.ts';
import { localeAndDeliveryMutation } from '../../api/delivery-country.ts';
import { deliveryCountriesQuery } from '../../api/shops.ts';
import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { rememberCountry } from '../../state/country.ts';
import { useMe } from '../../state/me.ts';
import { usePage } from '../../state/page.tsx';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ModalComponentProps } from './modal-props.ts';

/** Language of the shop and country of delivery; saving reloads the page in both (LY-15, AU-07). */
export default function CountryLanguageModal({ onClose, props }: ModalComponentProps) {
  const t = useT();
  const { api, audience, url } = usePage();
  const customer = useMe()?.customers.find((one) => one.is_active);
  const { mutateAsync: saveToCustomer, isPending } = useMutation(localeAndDeliveryMutation(api));
  const { data: countries } = useQuery(deliveryCountriesQuery());
  const [language, setLanguage] = useState<Language>(audience.language);
  const [countryId, setCountryId] = useState(String(audience.countryId));

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const id = Number(countryId);
    try {
      if (customer) await saveToCustomer({ uuid: customer.uuid, countryId: id });
    } catch (error) {
      // This browser buys for the country all the same.
      console.error('the delivery country of the customer is not saved', error);
    }
    rememberCountry(id, Date.now());
    window.location.assign(paths.inLanguage(url, language));
  };
  const close = () => {
    // Somebody who was asked and goes on shopping is content with the country shown, and is not asked on every page.
    if (props['isAsked'] === true) rememberCountry(audience.countryId, Date.now());
    onClose();
  };

  return (
    <Modal title={t('shell.languageAndCountry')} onClose={close} priority="global" size="s">
      <form onSubmit={(event) => void save(event)} className="grid gap-6">
        <fieldset>
          <legend className="type-body-s mb-2 font-medium">{t('shell.language')}</legend>
          <ul className="grid gap-2">
            {languages.map((one) => (
              <li key={one}>
                <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-card border border-control px-4 has-checked:border-action has-checked:bg-selected">
                  <input
                    type="radio"
                    name="language"
                    value={one}
                    checked={one === language}
                    onChange={() => setLanguage(one)}
                    className="size-4 accent-action"
                  />
                  <span lang={one}>{t(`shell.languages.${one}`)}</span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <div>
          <p className="type-body-s mb-2 font-medium">{t('shell.deliveryCountry')}</p>
          {countries ? (
            <Segmented
              label={t('shell.deliveryCountry')}
              value={countryId}
              onChange={setCountryId}
              options={countries.map((country) => ({ value: String(country.id), label: country.name }))}
            />
          ) : (
            <Skeleton className="h-11" />
          )}
        </div>
        <Button type="submit" variant="primary" block busy={isPending}>
          {t('common.save')}
        </Button>
      </form>
    </Modal>
  );
}
