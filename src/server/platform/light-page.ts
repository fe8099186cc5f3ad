import type { Language } from '../../domain/locales.ts';

/** What a page of a few lines can say: where rendering the real one is what cannot be done. */
type LightStatus = 400 | 414 | 429 | 431 | 500 | 503;

interface Words {
  titles: Record<LightStatus, string>;
  bodies: Record<LightStatus, string>;
  retry: string;
  home: string;
}

const words: Record<Language, Words> = {
  et: {
    titles: {
      400: 'Aadressi ei õnnestunud lugeda',
      414: 'Aadress on liiga pikk',
      429: 'Liiga palju katseid',
      431: 'Liiga palju küpsiseid',
      500: 'Midagi läks valesti',
      503: 'Pood praegu ei vasta',
    },
    bodies: {
      400: 'Aadressis on märke, mida me ei tunne. Alusta avalehelt või otsi uuesti.',
      414: 'Alusta avalehelt või otsi lühemalt.',
      429: 'Lehti avati lühikese ajaga liiga palju. Oota minut ja proovi uuesti.',
      431: 'Brauser saatis liiga palju küpsiseid. Kustuta selle poe küpsised ja proovi uuesti.',
      500: 'Viga on meie poolel. Proovi uuesti.',
      503: 'Proovi hetke pärast uuesti.',
    },
    retry: 'Proovi uuesti',
    home: 'Tagasi avalehele',
  },
  en: {
    titles: {
      400: 'We could not read this address',
      414: 'This address is too long',
      429: 'Too many tries',
      431: 'Too many cookies',
      500: 'Something went wrong',
      503: 'The shop is not answering right now',
    },
    bodies: {
      400: 'It holds characters we do not know. Start at the home page or search again.',
      414: 'Start at the home page or search for less.',
      429: 'Too many pages were opened in a short time. Wait a minute and try again.',
      431: 'Your browser sent too many cookies. Delete the cookies of this shop and try again.',
      500: 'The error is on our side. Try again.',
      503: 'Try again in a moment.',
    },
    retry: 'Try again',
    home: 'Back to the home page',
  },
  ru: {
    titles: {
      400: 'Не удалось прочитать адрес',
      414: 'Адрес слишком длинный',
      429: 'Слишком много попыток',
      431: 'Слишком много файлов cookie',
      500: 'Что-то пошло не так',
      503: 'Магазин сейчас не отвечает',
    },
    bodies: {
      400: 'В адресе есть неизвестные нам знаки. Начните с главной страницы или повторите поиск.',
      414: 'Начните с главной страницы или сократите запрос.',
      429: 'За короткое время открыто слишком много страниц. Подождите минуту и повторите.',
      431: 'Браузер отправил слишком много файлов cookie. Удалите cookie этого магазина и повторите.',
      500: 'Ошибка на нашей стороне. Попробуйте ещё раз.',
      503: 'Попробуйте чуть позже.',
    },
    retry: 'Попробовать ещё раз',
    home: 'На главную',
  },
  fi: {
    titles: {
      400: 'Osoitetta ei voitu lukea',
      414: 'Osoite on liian pitkä',
      429: 'Liian monta yritystä',
      431: 'Liikaa evästeitä',
      500: 'Jokin meni vikaan',
      503: 'Kauppa ei vastaa juuri nyt',
    },
    bodies: {
      400: 'Osoitteessa on merkkejä, joita emme tunne. Aloita etusivulta tai hae uudelleen.',
      414: 'Aloita etusivulta tai lyhennä hakua.',
      429: 'Sivuja avattiin lyhyessä ajassa liian monta. Odota minuutti ja yritä uudelleen.',
      431: 'Selain lähetti liikaa evästeitä. Poista tämän kaupan evästeet ja yritä uudelleen.',
      500: 'Virhe on meidän puolellamme. Yritä uudelleen.',
      503: 'Yritä hetken kuluttua uudelleen.',
    },
    retry: 'Yritä uudelleen',
    home: 'Takaisin etusivulle',
  },
  lv: {
    titles: {
      400: 'Adresi neizdevās nolasīt',
      414: 'Adrese ir par garu',
      429: 'Pārāk daudz mēģinājumu',
      431: 'Pārāk daudz sīkdatņu',
      500: 'Kaut kas nogāja greizi',
      503: 'Veikals pašlaik neatbild',
    },
    bodies: {
      400: 'Adresē ir mums nezināmas zīmes. Sāciet no sākumlapas vai meklējiet vēlreiz.',
      414: 'Sāciet no sākumlapas vai saīsiniet meklējamo tekstu.',
      429: 'Īsā laikā atvērts pārāk daudz lapu. Pagaidiet minūti un mēģiniet vēlreiz.',
      431: 'Pārlūks nosūtīja pārāk daudz sīkdatņu. Izdzēsiet šī veikala sīkdatnes un mēģiniet vēlreiz.',
      500: 'Kļūda ir mūsu pusē. Mēģiniet vēlreiz.',
      503: 'Mēģiniet pēc brīža.',
    },
    retry: 'Mēģināt vēlreiz',
    home: 'Uz sākumlapu',
  },
};

const styles = {
  body: 'margin:0;font:16px/1.5 system-ui,sans-serif;color:#1d1b1a;background:#faf8f5',
  main: 'max-width:32rem;margin:15vh auto;padding:0 1.5rem;text-align:center',
  heading: 'font-size:1.75rem;line-height:1.25;margin:0 0 1rem',
  link: 'display:inline-block;padding:.75rem 1rem;color:inherit',
};

/**
 * A page that costs nothing to render: for a shop that is too busy or whose database is away, and for an address that
 * cannot be read or is too long. Plain HTML with style attributes, as the shop's policy allows them.
 */
export function lightPage(status: number, language: Language): string {
  const { titles, bodies, retry, home } = words[language];
  const known = status in titles ? (status as LightStatus) : status < 500 ? 400 : 500;
  const links = [{ href: '/', text: home }];
  if (known !== 400 && known !== 414) links.unshift({ href: '', text: retry });
  return plainPage({ language, title: titles[known], body: bodies[known], links });
}

/** A page of a title, a sentence and the ways on. All of it is ours: nothing is escaped. */
export function plainPage({ language, title, body, links }: PlainPage): string {
  const ways = links.map(({ href, text }) => `<a href="${href}" style="${styles.link}">${text}</a>`).join('');
  return `<!DOCTYPE html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | Ilumaja</title></head>
<body style="${styles.body}"><main style="${styles.main}"><h1 style="${styles.heading}">${title}</h1><p>${body}</p><p>${ways}</p></main></body>
</html>
`;
}

interface PlainPage {
  language: Language;
  title: string;
  body: string;
  links: { href: string; text: string }[];
}
