import type { Language } from '../../../domain/locales.ts';

const et = { open: 'Ava pilet', pdf: 'Pilet (PDF)', calendar: 'Lisa kalendrisse' };

export const texts: Record<Language, typeof et> = {
  et,
  en: { open: 'Open the ticket', pdf: 'Ticket (PDF)', calendar: 'Add to calendar' },
  ru: { open: 'Открыть билет', pdf: 'Билет (PDF)', calendar: 'Добавить в календарь' },
  fi: { open: 'Avaa lippu', pdf: 'Lippu (PDF)', calendar: 'Lisää kalenteriin' },
  lv: { open: 'Atvērt biļeti', pdf: 'Biļete (PDF)', calendar: 'Pievienot kalendāram' },
};
