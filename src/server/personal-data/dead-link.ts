import type { Language } from '../../domain/locales.ts';
import { plainPage } from '../platform/light-page.ts';

const words: Record<Language, { title: string; body: string; again: string }> = {
  et: {
    title: 'See link enam ei kehti',
    body: 'Sinu andmete väljavõte on aegunud või seda ei ole. Palu oma kontol uus, see valmib minutiga.',
    again: 'Minu andmed',
  },
  en: {
    title: 'This link no longer works',
    body: 'The copy of your data has expired or does not exist. Ask for a new one in your account, it is ready within a minute.',
    again: 'My data',
  },
  ru: {
    title: 'Эта ссылка больше не действует',
    body: 'Срок копии ваших данных истёк, или её нет. Запросите новую в своём аккаунте, она будет готова через минуту.',
    again: 'Мои данные',
  },
  fi: {
    title: 'Tämä linkki ei ole enää voimassa',
    body: 'Tietojesi kopio on vanhentunut tai sitä ei ole. Pyydä uusi tililläsi, se valmistuu minuutissa.',
    again: 'Omat tiedot',
  },
  lv: {
    title: 'Šī saite vairs nedarbojas',
    body: 'Jūsu datu kopijas termiņš ir beidzies vai tādas nav. Pieprasiet jaunu savā kontā, tā būs gatava minūtes laikā.',
    again: 'Mani dati',
  },
};

/** Where people sign in who are not known; those who are, are led on at once. */
const dataPage = '/account/data';
const signIn = `/?${new URLSearchParams({ modal: 'login', modalProps: JSON.stringify({ next: dataPage }) })}`;

/** What a browser shows that follows the link of an archive which is gone. */
export function deadLinkPage(language: Language, isSignedIn: boolean): string {
  const { title, body, again } = words[language];
  const href = (isSignedIn ? dataPage : signIn).replaceAll('&', '&amp;');
  return plainPage({ language, title, body, links: [{ href, text: again }] });
}
