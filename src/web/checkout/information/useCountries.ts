import { useQuery } from '@tanstack/react-query';
import { countryCodes, countryIds } from '../../../domain/shops/audience.ts';
import { deliveryCountriesQuery } from '../../api/shops.ts';
import { useLanguage } from '../../i18n/texts.tsx';

interface Country {
  id: number;
  name: string;
}

/** The countries of addresses. While the shop cannot tell them, those it delivers to, as the browser names them. */
export function useCountries(): readonly Country[] {
  const language = useLanguage();
  const { data } = useQuery(deliveryCountriesQuery());
  if (data) return data;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return countryCodes.map((code) => ({ id: countryIds[code], name: names.of(code) ?? code }));
}
