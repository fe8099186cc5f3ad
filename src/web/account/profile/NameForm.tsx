import type { AuthUser, Profile } from '../../../domain/auth/contract.ts';
import { isLanguage, languages } from '../../../domain/locales.ts';
import { changeUserMutation } from '../../api/user.ts';
import { useT } from '../../i18n/texts.tsx';
import { Form } from '../../parts/forms/Form.tsx';
import { required } from '../../parts/forms/rules.ts';
import { useForm } from '../../parts/forms/useForm.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useTools } from '../account.ts';

/** What the shop calls its customer, and in which language it writes to them. */
export function NameForm({ user }: { user: AuthUser }) {
  const t = useT();
  const toast = useToast();
  const { field, state } = useForm({
    draft: 'profile',
    fields: {
      first_name: { label: t('account.profile.firstName'), rules: [required] },
      last_name: { label: t('account.profile.lastName'), rules: [required] },
      language: { label: t('account.profile.language') },
    },
    mutation: changeUserMutation(useTools()),
    variables: ({ first_name, last_name, language }, idempotencyKey) => ({
      body: { first_name, last_name, ...(isLanguage(language) && { language }) } satisfies Partial<Profile>,
      idempotencyKey,
    }),
    onDone: () => toast({ text: t('account.saved'), tone: 'success', key: 'profile' }),
  });
  return (
    <Form form={state} submit={t('common.save')}>
      <TextField
        {...field('first_name')}
        autoComplete="given-name"
        maxLength={255}
        defaultValue={user.first_name}
      />
      <TextField
        {...field('last_name')}
        autoComplete="family-name"
        maxLength={255}
        defaultValue={user.last_name}
      />
      <Select
        {...field('language')}
        hint={t('account.profile.languageHint')}
        defaultValue={user.language}
        options={languages.map((one) => ({ value: one, label: t(`shell.languages.${one}`) }))}
      />
    </Form>
  );
}
