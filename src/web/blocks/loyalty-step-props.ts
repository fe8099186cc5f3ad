import { z } from 'zod';
import { bgColor, icon, local } from './props.ts';

/** One step: a glyph, a title and what to do. */
const step = () =>
  z
    .object({ icon: icon(), title: local(255), description: local(1000) })
    .prefault({})
    .meta({ field: 'step' });

export const stepProps = {
  title: local(255),
  step1: step(),
  step2: step(),
  step3: step(),
  bgColor: bgColor('purple'),
};

export const stepSample = {
  title: 'Kolm sammu',
  step1: { icon: 'user', title: 'Loo konto', description: 'Minut aega.' },
  step2: { icon: 'seal-check', title: 'Liitu', description: 'Ühe vajutusega.' },
  step3: { icon: 'tag', title: 'Osta soodsamalt', description: 'Kohe.' },
};
