import { get } from '../call.ts';
import type { DeliveryCountry, LanguageItem, ShopSupport, Store } from './contract.ts';

export const languagesCall = get<LanguageItem[]>('/api/v1/languages/');
export const storesCall = get<Store[]>('/api/v1/shops/');
export const supportCall = get<ShopSupport>('/api/v1/shops/support/');
export const deliveryCountriesCall = get<DeliveryCountry[]>('/api/v1/deliveries/countries/');
