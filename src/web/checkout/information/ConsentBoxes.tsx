import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import type { BoxOf } from './fields.ts';
import type { Values } from './values.ts';

/** What must be agreed to, and what may be; neither is ticked for anybody. */
export function ConsentBoxes({
  checkbox,
  values,
  isSubscribed,
}: {
  checkbox: BoxOf;
  values: Values;
  isSubscribed: boolean;
}) {
  const { t, rich } = useTexts();
  const page = (href: string, text: string) => (
    <a href={href} target="_blank" rel="noopener" className="underline underline-offset-3">
      {text}
      <span className="sr-only"> ({t('common.newWindow')})</span>
    </a>
  );
  return (
    <>
      <Checkbox {...checkbox('consents.terms')} defaultChecked={values['consents.terms'] === 'on'}>
        {rich('checkout.consents.terms', {
          terms: page(paths.terms(), t('checkout.consents.termsLink')),
          privacy: page(paths.privacy(), t('checkout.consents.privacyLink')),
        })}
      </Checkbox>
      {!isSubscribed && (
        <Checkbox
          {...checkbox('consents.newsletter')}
          defaultChecked={values['consents.newsletter'] === 'on'}
        >
          {t('checkout.consents.newsletter')}
        </Checkbox>
      )}
    </>
  );
}
