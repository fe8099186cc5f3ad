import { decimalFromCents } from '../../domain/money.ts';
import { isLanguage, type Language } from '../../domain/locales.ts';
import { failuresPath } from './access.ts';
import { failureTexts } from './failures-texts.ts';
import { hostedTexts } from './hosted-texts.ts';
import { returnAddress } from './notices.ts';
import { simulatorPage } from './page-frame.ts';
import type { SimulatedPayment } from './queries.ts';
import { isOpen, outcomes } from './states.ts';

/** The page of the provider, where somebody decides what becomes of the payment. */
export function hostedPage(payment: SimulatedPayment, language: Language): string {
  const texts = hostedTexts[language];
  const buttons = outcomes.map((outcome) => {
    const { name, says } = texts.outcomes[outcome];
    return `<button name="outcome" value="${outcome}"><strong>${name}</strong><small>${says}</small></button>`;
  });
  const decision = isOpen(payment.state)
    ? `<h2 id="choose">${texts.choose}</h2>
<form method="post" aria-labelledby="choose">${buttons.join('\n')}</form>`
    : '';
  const back = isOpen(payment.state)
    ? ''
    : `<a class="back" href="${escaped(returnAddress(payment))}">${texts.back}</a>`;
  const content = `<dl><dt>${texts.order}</dt><dd>${escaped(payment.order_reference)}</dd><dt>${texts.amount}</dt><dd><strong>${amount(payment.amount_cents, language)}</strong></dd></dl>
<p class="state" role="status">${texts.states[payment.state]}</p>
${decision}${back}
<p class="failures"><a href="${failuresPath}">${failureTexts[language].title}</a></p>`;
  return simulatorPage(language, { title: texts.title, notice: texts.notice, content });
}

/** The language the shop asked for, which ESTO is not told; then that of the visitor. */
export function languageOf(payment: SimulatedPayment, visitor: Language): Language {
  const { locale } = payment.request;
  return payment.protocol === 'everypay' && isLanguage(locale) ? locale : visitor;
}

function amount(cents: number, language: Language): string {
  const text = decimalFromCents(cents);
  return language === 'en' ? `€${text}` : `${text.replace('.', ',')}&nbsp;€`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
