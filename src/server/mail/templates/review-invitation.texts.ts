import type { Language } from '../../../domain/locales.ts';

const et = {
  subject: 'Kuidas ostetud tooted end tõestasid?',
  body: 'Sinu tellimus on olnud kohal juba mõnda aega. Kirjuta paar sõna toodetest: teised valivad sinu kogemuse järgi.',
  action: 'Kirjuta arvustus',
  honest: 'Avaldame nii kiitvad kui ka laitvad arvustused. Selle tellimuse kohta me rohkem ei küsi.',
};

export const texts: Record<Language, typeof et> = {
  et,
  en: {
    subject: 'How did the products turn out?',
    body: 'Your order has been with you for a while. Write a few words about the products: others choose by what you know.',
    action: 'Write a review',
    honest: 'We publish praise and criticism alike. We will not ask about this order again.',
  },
  ru: {
    subject: 'Как вам купленные товары?',
    body: 'Ваш заказ у вас уже какое-то время. Напишите пару слов о товарах: ваш опыт поможет другим с выбором.',
    action: 'Написать отзыв',
    honest: 'Мы публикуем и похвалу, и критику. Больше об этом заказе мы не спросим.',
  },
  fi: {
    subject: 'Miten tuotteet ovat toimineet?',
    body: 'Tilauksesi on ollut perillä jo jonkin aikaa. Kirjoita tuotteista muutama sana: muut valitsevat kokemuksesi perusteella.',
    action: 'Kirjoita arvostelu',
    honest: 'Julkaisemme sekä kiitokset että moitteet. Emme kysy tästä tilauksesta enää.',
  },
  lv: {
    subject: 'Kā Jums patīk iegādātās preces?',
    body: 'Jūsu pasūtījums jau kādu laiku ir pie Jums. Uzrakstiet dažus vārdus par precēm: Jūsu pieredze palīdz citiem izvēlēties.',
    action: 'Rakstīt atsauksmi',
    honest: 'Mēs publicējam gan uzslavas, gan kritiku. Par šo pasūtījumu vairs nejautāsim.',
  },
};
