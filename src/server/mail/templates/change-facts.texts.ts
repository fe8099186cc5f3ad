import type { Language } from '../../../domain/locales.ts';

const et = { when: 'Aeg', device: 'Seade', unknown: 'tundmatu' };

export const texts: Record<Language, typeof et> = {
  et,
  en: { when: 'Time', device: 'Device', unknown: 'unknown' },
  ru: { when: 'Время', device: 'Устройство', unknown: 'неизвестно' },
  fi: { when: 'Aika', device: 'Laite', unknown: 'tuntematon' },
  lv: { when: 'Laiks', device: 'Ierīce', unknown: 'nezināma' },
};
