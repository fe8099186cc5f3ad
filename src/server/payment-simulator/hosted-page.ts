import { decimalFromCents } from '../../domain/money.ts';
import { isLanguage, type Language } from '../../domain/locales.ts';
import { hostedTexts } from './hosted-texts.ts';
import { returnAddress } from './notices.ts';
import type { SimulatedPayment } from './queries.ts';
import { isOpen, outcomes } from './states.ts';

/** Text, a form and styles; nothing runs. */
export const hostedPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const styles = `
  * { box-sizing: border-box }
  body { margin: 0; background: #f6f7f5; color: #171c19; font: 16px/24px Onest, system-ui, sans-serif; overflow-wrap: anywhere }
  .notice { background: #ffd76a; color: #171c19; padding: 12px 16px; text-align: center; font-weight: 560; margin: 0 }
  main { max-width: 560px; margin: 0 auto; padding: 24px 16px 64px }
  h1 { font-size: 28px; line-height: 34px; margin: 0 0 16px }
  h2 { font-size: 18px; line-height: 24px; margin: 32px 0 12px }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0; background: #fff; border: 1px solid #e8eae6; border-radius: 8px; padding: 16px }
  dt { color: #4e554e }
  dd { margin: 0; text-align: right }
  dd strong { font-size: 20px }
  .state { margin: 16px 0 0 }
  form { display: grid; gap: 8px }
  button, .back { font: inherit; text-align: left; display: block; width: 100%; min-height: 44px; padding: 12px 16px; border: 1px solid #868d84; border-radius: 8px; background: #fff; color: inherit; cursor: pointer; text-decoration: none }
  button:hover, .back:hover { background: #eff5f2 }
  button strong { display: block; font-weight: 560 }
  button small { color: #4e554e; font-size: 14px; line-height: 20px }
  button[value="settled"] { background: #17392f; border-color: #17392f; color: #fff }
  button[value="settled"]:hover { background: #0f2a22 }
  button[value="settled"] small { color: #dbe7e1 }
  .back { margin-top: 24px; text-align: center; font-weight: 560 }
  :focus-visible { outline: 2px solid #1b5fd1; outline-offset: 2px }`;

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
  return `<!DOCTYPE html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${texts.title}</title><style>${styles}</style></head>
<body><header class="notice">${texts.notice}</header><main>
<h1>${texts.title}</h1>
<dl><dt>${texts.order}</dt><dd>${escaped(payment.order_reference)}</dd><dt>${texts.amount}</dt><dd><strong>${amount(payment.amount_cents, language)}</strong></dd></dl>
<p class="state" role="status">${texts.states[payment.state]}</p>
${decision}${back}
</main></body>
</html>
`;
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
