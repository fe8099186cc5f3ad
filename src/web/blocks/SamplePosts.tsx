import { useT } from '../i18n/texts.tsx';
import { SectionHead } from './SectionHead.tsx';

/** Teasers in a preview, which asks for nothing. */
export function SamplePosts({ title, count }: { title: string; count: number }) {
  const t = useT();
  return (
    <section>
      <SectionHead title={title} />
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        {Array.from({ length: count }, (_, index) => (
          <li
            key={index}
            data-sample=""
            className="overflow-hidden rounded-card border border-line bg-surface"
          >
            <div className="aspect-event bg-sunken" />
            <p className="type-h3 p-4">{t('editing.samplePost')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
