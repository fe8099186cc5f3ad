/**
 * Keys whose text is rightly the same in two languages: names, international words, words Estonian and Finnish share.
 * A text that stands here by mistake is an untranslated one, so each line was looked at.
 */
export const sameInSeveralLanguages: ReadonlySet<string> = new Set([
  'common.done', // valmis: Estonian, Finnish
  'returns.withdraw.name', // nimi: Estonian, Finnish
  'security.passkeys.name', // nimi: Estonian, Finnish
  'shell.countries.LV', // "Latvia": English, Finnish
  'shell.cookies.statistics', // statistika: Estonian, Latvian
  'orderPages.methods.APPLE_PAY',
  'orderPages.pay',
  'orderPages.sums',
  'shell.footer.copyright',
  // A language is called by its own name wherever it is offered.
  'shell.languages.et',
  'shell.languages.en',
  'shell.languages.ru',
  'shell.languages.fi',
  'shell.languages.lv',
]);
