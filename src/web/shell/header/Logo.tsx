import { useT } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import logo from '../assets/ilumaja.svg?url&no-inline';

export function Logo() {
  const t = useT();
  return (
    <a href={paths.home()} aria-label={t('shell.toHome')} className="flex h-11 shrink-0 items-center">
      <img src={logo} alt="" width={136} height={36} className="h-7 w-auto md:h-9" />
    </a>
  );
}
