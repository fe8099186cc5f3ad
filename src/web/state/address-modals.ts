import type { ModalName, OpenModal } from './modals.tsx';

type Check = (value: unknown) => boolean;

const flag: Check = (value) => typeof value === 'boolean';
const number: Check = (value) => Number.isSafeInteger(value);
/** An uid or a token of a mailed link. */
const secret: Check = (value) => typeof value === 'string' && /^[\w.-]{1,200}$/.test(value);
const addressType: Check = (value) => value === 'INVOICE' || value === 'DELIVERY';
const code: Check = (value) => typeof value === 'string' && /^[A-Z_]{1,60}$/.test(value);
/** A path of the shop: anything else would lead somebody who has just signed in to a stranger's site. */
const ownPath: Check = (value) => typeof value === 'string' && /^\/(?![/\\])[\w\-./?=&%]{0,500}$/.test(value);

/**
 * The modals an address may open, each with the props it may bring (RT-13). Anybody can write an address, so no modal is here
 * that would put another's words on the page.
 */
const modals: Partial<Record<ModalName, Readonly<Record<string, Check>>>> = {
  brands: {},
  categories: {},
  mobileNav: {},
  search: {},
  login: {
    isRegisterSuccess: flag,
    isChangeSuccess: flag,
    isPasswordChanged: flag,
    next: ownPath,
  },
  register: {},
  forgotPassword: {},
  confirmPassword: { uid: secret, token: secret },
  deliveryCountryLanguage: {},
  cookiePolicy: {},
  fileViewer: { product: number, document: number },
  errorMessage: { code },
  somethingWentWrong: {},
  addBusinessAccount: {},
  newAddress: { type: addressType },
};

/** The modal an address asks for, with the props it may have. Whatever else it brings is left out, with a warning. */
export function modalFromSearch(search: URLSearchParams, warn: (message: string) => void): OpenModal | null {
  const name = search.get('modal') as ModalName;
  const checks = Object.hasOwn(modals, name) ? modals[name] : undefined;
  if (!checks) return null;
  const props: OpenModal['props'] = {};
  for (const [key, value] of Object.entries(propsOf(search.get('modalProps'), warn))) {
    if (Object.hasOwn(checks, key) && checks[key]!(value)) props[key] = value;
    else warn(`modalProps of ${name}: ${JSON.stringify(key.slice(0, 40))} is ignored`);
  }
  return { name, props };
}

function propsOf(text: string | null, warn: (message: string) => void): object {
  if (!text) return {};
  try {
    const props: unknown = JSON.parse(text);
    if (typeof props === 'object' && props !== null && !Array.isArray(props)) return props;
  } catch {
    // Warned of below with the other invalid shapes.
  }
  warn('modalProps is not a JSON object and is ignored');
  return {};
}
