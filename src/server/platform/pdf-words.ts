import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';

/** A run of words in one look. */
interface Run {
  text: string;
  color?: string;
}

/**
 * Words in lines of a narrow column, one after the other. As one text the library would rather make the spaces of a line a third
 * narrower than break it a word earlier, which runs its words together.
 */
export function Words({ runs }: { runs: readonly Run[] }): ReactElement {
  return h(
    View,
    // The space after the last word of a line needs no room.
    { style: { flexDirection: 'row', flexWrap: 'wrap', marginRight: -2 } },
    ...runs.flatMap(({ text, color }) =>
      text
        .split(' ')
        .map((word) => h(Text, { style: { maxWidth: '100%', ...(color && { color }) } }, `${word} `)),
    ),
  );
}
