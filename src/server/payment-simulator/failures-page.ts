import type { Language } from '../../domain/locales.ts';
import { failuresPath } from './access.ts';
import { apiFailures, callbackFailures, type InjectedFailures } from './failure-injection.ts';
import { failureTexts } from './failures-texts.ts';
import { simulatorPage } from './page-frame.ts';

/** Where somebody rehearses what the shop does when its provider of payments fails. */
export function failuresPage({ api, callbacks }: InjectedFailures, language: Language): string {
  const texts = failureTexts[language];
  const content = `<p>${texts.says}</p>
<form method="post" action="${failuresPath}">
${choices('api', texts.api, apiFailures, api)}
${choices('callbacks', texts.callbacks, callbackFailures, callbacks)}
<button class="main">${texts.save}</button>
</form>`;
  return simulatorPage(language, { title: texts.title, notice: texts.notice, content });
}

function choices<Value extends string>(
  name: string,
  { legend, names }: { legend: string; names: Record<Value, string> },
  values: readonly Value[],
  chosen: Value,
): string {
  const radios = values.map(
    (value) =>
      `<label><input type="radio" name="${name}" value="${value}"${value === chosen ? ' checked' : ''}>${names[value]}</label>`,
  );
  return `<fieldset><legend>${legend}</legend>${radios.join('\n')}</fieldset>`;
}
