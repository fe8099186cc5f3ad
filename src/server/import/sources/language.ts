import type { Language } from '../../../domain/locales.ts';

/** Short words no text of the language goes without; `ja` and `on` are shared by Estonian and Finnish. */
const commonWords: Record<Exclude<Language, 'ru'>, RegExp> = {
  et: /\b(?:ja|on|ning|mis|et|või|juustele|kõigile|sobib|oma|ei|ka|kui|nahale|hoolduseks)\b/giu,
  en: /\b(?:the|and|with|for|of|is|to|your|in|from|this|all|it|are)\b/giu,
  fi: /\b(?:ja|on|että|hiuksille|sekä|joka|kanssa|iholle|se|myös|tai|kaikille)\b/giu,
  lv: /\b(?:un|ar|ir|no|matiem|visiem|lai|kas|uz|par|ādai|vai)\b/giu,
};

const letters: Partial<Record<Language, RegExp>> = {
  ru: /[а-яё]/giu,
  lv: /[āčēģīķļņū]/giu,
  et: /õ|[aeiou]ü|\bü/giu,
  fi: /yö|ää|ista\b|ssa\b|lla\b/giu,
};

/** Which of our languages the text is most likely in; `fallback` when it gives no sign. */
export function guessLanguage(text: string, fallback: Language): Language {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const russian = count(letters.ru!);
  if (russian > text.replace(/[^\p{L}]/gu, '').length / 3) return 'ru';
  const scores = Object.entries(commonWords).map(([language, words]) => ({
    language: language as Language,
    score: 2 * count(words) + count(letters[language as Language] ?? /(?!)/g),
  }));
  const best = scores.sort((a, b) => b.score - a.score)[0]!;
  return best.score > 0 ? best.language : fallback;
}
