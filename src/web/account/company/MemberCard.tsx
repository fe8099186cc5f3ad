import type { Member } from '../../../domain/customers/contract.ts';
import { useT, useTexts } from '../../i18n/texts.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { memberName } from './member-name.ts';
import { rightsText } from './rights-text.ts';

interface Props {
  member: Member;
  mayChange: boolean;
  onChange: () => void;
  onRemove: () => void;
}

/** A colleague. Everybody may leave by themselves; only administrators may change others. */
export function MemberCard({ member, mayChange, onChange, onRemove }: Props) {
  const t = useT();
  const texts = useTexts();
  const name = memberName(member);
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_240px]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-medium wrap-anywhere">
          {name}
          {member.is_me && <Badge tone="new">{t('account.members.you')}</Badge>}
        </p>
        {name !== member.email && <p className="type-body-s text-muted wrap-anywhere">{member.email}</p>}
      </div>
      <ul className="type-body-s">
        {rightsText(texts, member).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-start gap-1 max-lg:-ml-3 lg:justify-end">
        {mayChange && (
          <Button variant="quiet" size="s" icon="pencil-simple" onClick={onChange}>
            {t('account.change')}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
        {(mayChange || member.is_me) && (
          <Button variant="quiet" size="s" icon={member.is_me ? 'sign-out' : 'trash'} onClick={onRemove}>
            {t(member.is_me ? 'account.members.leave' : 'account.remove')}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
