import { useMemo } from 'react';

/** The text with what was typed in heavier letters; accents and case do not matter. */
export function Marked({ text, term }: { text: string; term: string }) {
  const parts = useMemo(() => marked(text, term), [text, term]);
  return (
    <>
      {parts.map((part, index) =>
        part.isHit ? (
          // Parts of one text never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <b key={index} className="font-bold">
            {part.text}
          </b>
        ) : (
          part.text
        ),
      )}
    </>
  );
}

function marked(text: string, term: string): { text: string; isHit: boolean }[] {
  const words = plain(term).split(/\s+/).filter(Boolean);
  const folded = plain(text);
  // Folding may change the length of a text (ß); positions would be wrong, so nothing is marked.
  if (words.length === 0 || folded.length !== text.length) return [{ text, isHit: false }];
  const hits = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      hits.fill(true, at, at + word.length);
    }
  }
  const parts: { text: string; isHit: boolean }[] = [];
  for (const [index, isHit] of hits.entries()) {
    const last = parts.at(-1);
    if (last?.isHit === isHit) last.text += text[index];
    else parts.push({ text: text[index]!, isHit });
  }
  return parts;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .split('')
    .map((letter) => letter.normalize('NFD')[0]!)
    .join('');
}
