import type { Language } from '../../domain/locales.ts';

/** Text, forms and styles; nothing runs. */
export const simulatorPolicy =
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
  button.main { text-align: center; font-weight: 560 }
  button[value="settled"], button.main { background: #17392f; border-color: #17392f; color: #fff }
  button[value="settled"]:hover, button.main:hover { background: #0f2a22 }
  button[value="settled"] small { color: #dbe7e1 }
  .failures { margin-top: 24px; font-size: 14px; line-height: 20px }
  a { color: inherit }
  fieldset { border: 1px solid #e8eae6; border-radius: 8px; background: #fff; margin: 0 0 16px; padding: 8px 16px }
  legend { float: left; width: 100%; padding: 8px 0; font-weight: 560 }
  label { clear: both; display: flex; gap: 12px; align-items: center; min-height: 44px }
  .back { margin-top: 24px; text-align: center; font-weight: 560 }
  :focus-visible { outline: 2px solid #1b5fd1; outline-offset: 2px }`;

/** A page of the simulator, which says above everything that nothing of it is real. */
export function simulatorPage(
  language: Language,
  { title, notice, content }: { title: string; notice: string; content: string },
): string {
  return `<!DOCTYPE html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${styles}</style></head>
<body><header class="notice">${notice}</header><main>
<h1>${title}</h1>
${content}
</main></body>
</html>
`;
}
