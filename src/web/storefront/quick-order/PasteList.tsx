import { useState } from 'react';
import { pastedLines } from '../../../domain/quick-order/pasted.ts';
import type { WrittenLine } from '../../../domain/quick-order/table.ts';
import { useT } from '../../i18n/texts.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextField.tsx';

interface Props {
  text: string;
  onText: (text: string) => void;
  onLines: (lines: WrittenLine[]) => void;
}

/** A list pasted or typed as a whole, for phones and for whoever has no spreadsheet open. */
export function PasteList({ text, onText, onLines }: Props) {
  const t = useT();
  const [isEmpty, setEmpty] = useState(false);

  function add() {
    const lines = pastedLines(text);
    setEmpty(lines.length === 0);
    if (lines.length === 0) return;
    onLines(lines);
    onText('');
  }

  return (
    <div className="grid gap-3">
      <TextArea
        label={t('quickOrder.paste.label')}
        hint={t('quickOrder.paste.hint')}
        error={isEmpty ? t('quickOrder.paste.empty') : null}
        value={text}
        rows={5}
        spellCheck={false}
        onChange={(event) => {
          onText(event.target.value);
          setEmpty(false);
        }}
      />
      <Button variant="secondary" className="justify-self-start" onClick={add}>
        {t('quickOrder.paste.add')}
      </Button>
    </div>
  );
}
