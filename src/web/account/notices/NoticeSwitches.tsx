import type { NoticeSwitch } from '../../../domain/notices/contract.ts';
import type { NoticeKind } from '../../../domain/notices/kinds.ts';
import { useT } from '../../i18n/texts.tsx';
import { Switch } from '../../ui/Switch.tsx';

interface Props {
  switches: readonly NoticeSwitch[];
  onChange: (kind: NoticeKind, isOn: boolean) => void;
}

/** Each kind of mails with what it is about. */
export function NoticeSwitches({ switches, onChange }: Props) {
  const t = useT();
  return (
    <ul className="divide-y divide-line">
      {switches.map(({ kind, is_on }) => (
        <li key={kind} className="py-2">
          <Switch checked={is_on} onChange={(event) => onChange(kind, event.target.checked)}>
            {t(`notices.kinds.${kind}.label`)}
            <span className="block type-body-s text-muted">{t(`notices.kinds.${kind}.hint`)}</span>
          </Switch>
        </li>
      ))}
    </ul>
  );
}
