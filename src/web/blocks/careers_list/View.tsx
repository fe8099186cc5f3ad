import { useQuery } from '@tanstack/react-query';
import type { JobAdvertisement } from '../../../domain/careers/contract.ts';
import { jobAdvertisementsQuery } from '../../api/careers.ts';
import { useTextsWith } from '../../i18n/load-areas.ts';
import { useT } from '../../i18n/texts.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { careersFormHeight, careersSamples } from '../constants.ts';
import { OutsideFrame } from '../OutsideFrame.tsx';
import { SectionHead } from '../SectionHead.tsx';
import type { ViewProps } from '../view.ts';
import type { careersList } from './block.ts';

/** Open positions, each in a tab of its own, and the form of whoever takes the applications (CN-04). */
export function View({ props: { title, description, path }, mode }: ViewProps<typeof careersList>) {
  const { t } = useTextsWith('careers');
  const isPreview = mode === 'preview';
  const { data } = useQuery({ ...jobAdvertisementsQuery(), enabled: !isPreview });
  const shown = isPreview ? samplesOf(t('editing.samplePosition'), t('editing.samplePlace')) : data;
  return (
    <section>
      <SectionHead title={title} description={description} />
      {shown?.length === 0 ? <p className="text-muted">{t('careers.none')}</p> : null}
      {shown && shown.length > 0 ? (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {shown.map((one) => (
            <li key={`${one.url} ${one.title}`} {...(isPreview && { 'data-sample': '' })}>
              <Advertisement of={one} isDead={isPreview} />
            </li>
          ))}
        </ul>
      ) : null}
      {path && !isPreview ? (
        <OutsideFrame
          src={path}
          title={t('careers.form')}
          height={careersFormHeight}
          className="mt-6 md:mt-8"
          elsewhere={t('careers.formElsewhere')}
        />
      ) : null}
    </section>
  );
}

function Advertisement({ of: { url, title, location }, isDead }: { of: JobAdvertisement; isDead: boolean }) {
  const t = useT();
  const look = 'flex min-h-13 items-center gap-4 px-4 py-3';
  const words = (
    <span className="min-w-0 grow wrap-anywhere">
      <span className="block font-medium">{title}</span>
      <span className="type-body-s block text-muted">{location}</span>
    </span>
  );
  if (isDead) return <div className={look}>{words}</div>;
  return (
    <a href={url} target="_blank" rel="noopener" className={`${look} hover:bg-hover`}>
      {words}
      <Icon name="caret-right" className="text-muted" />
      <span className="sr-only"> ({t('common.newWindow')})</span>
    </a>
  );
}

function samplesOf(title: string, location: string): JobAdvertisement[] {
  return Array.from({ length: careersSamples }, (_, at) => ({
    url: '',
    title: `${title} ${at + 1}`,
    location,
  }));
}
