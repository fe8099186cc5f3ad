import type { Language } from '../../../domain/locales.ts';

/** What becomes of the money of a refund. */
export const moneyBack: Record<Language, { sent_back: string; owed_less: string }> = {
  et: {
    sent_back: 'Saadame sulle {amount} tagasi kontole, millelt maksid. Pangal võib selleks kuluda mõni päev.',
    owed_less: 'Arve on nüüd {amount} võrra väiksem. Kui oled arve juba tasunud, saadame selle summa tagasi.',
  },
  en: {
    sent_back: 'We are sending {amount} back to the account you paid from. The bank may need a few days.',
    owed_less: 'Your invoice is now {amount} lower. If you have paid it already, we send that sum back.',
  },
  ru: {
    sent_back:
      'Мы возвращаем {amount} на счёт, с которого вы платили. Банку может понадобиться несколько дней.',
    owed_less: 'Ваш счёт теперь меньше на {amount}. Если вы его уже оплатили, мы вернём эту сумму.',
  },
  fi: {
    sent_back: 'Palautamme {amount} tilille, jolta maksoit. Pankilta voi mennä tähän muutama päivä.',
    owed_less: 'Laskusi on nyt {amount} pienempi. Jos olet jo maksanut sen, palautamme tämän summan.',
  },
  lv: {
    sent_back: 'Atmaksājam {amount} kontā, no kura maksājāt. Bankai var būt vajadzīgas dažas dienas.',
    owed_less: 'Jūsu rēķins tagad ir par {amount} mazāks. Ja to jau esat apmaksājuši, šo summu atmaksāsim.',
  },
};
