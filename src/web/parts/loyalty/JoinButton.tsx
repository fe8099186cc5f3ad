import { useTextsWith } from '../../i18n/load-areas.ts';
import { Button } from '../../ui/Button.tsx';
import { useMembership } from './useMembership.ts';

/** Joins the programme for the active customer with one press; it costs nothing, and the welcome says what it brings. */
export default function JoinButton() {
  const { t } = useTextsWith('loyalty');
  const { join } = useMembership();
  return (
    <Button busy={join.isPending} onClick={() => join.mutate()}>
      {t('loyalty.join.action')}
    </Button>
  );
}
