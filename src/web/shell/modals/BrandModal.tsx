import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Brand } from '../../../domain/catalogue/contract.ts';
import { brandsQuery } from '../../api/catalogue.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { groupBrands } from '../../parts/brand-groups.ts';
import { BrandLink } from '../../parts/BrandLink.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { NotYet } from '../NotYet.tsx';
import type { ModalComponentProps } from './modal-props.ts';

/** The Estonian alphabet, in its order; letters without a brand stay, so that the index never shifts. */
const alphabet = [...'ABCDEFGHIJKLMNOPQRSŠZŽTUVWÕÄÖÜXY'];

const letterLook = 'grid h-9 min-w-9 place-items-center rounded-input text-[0.9375rem] lg:min-w-7';

/** All brands by their first letter, with a search and an index of letters (LY-05). */
export default function BrandModal({ onClose }: ModalComponentProps) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const query = useQuery(brandsQuery());
  const brands = query.data;
  const [at, setAt] = useState<string>();
  const groups = groupBrands(brands ?? [], text);
  return (
    <Modal title={t('shell.brands')} onClose={onClose} size="xl">
      {/* Rendered before the brands arrive, so that it can take the focus. */}
      {query.isError && !brands ? null : (
        <TextField
          label={t('shell.findBrand')}
          icon="magnifying-glass"
          type="search"
          placeholder={t('shell.brandName')}
          data-autofocus
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <NotYet
        query={query}
        waiting={t('shell.loadingBrands')}
        failed={t('shell.brandsFailed')}
        onRetry={() => window.location.reload()}
        className="py-6"
      >
        <div className="grid gap-x-6 gap-y-5 md:grid-cols-2 lg:grid-cols-3">
          <SkeletonRows rows={6} className="h-28" />
        </div>
      </NotYet>
      {brands ? (
        <>
          <nav aria-label={t('shell.brandIndex')} className="mt-3">
            <ul className="flex flex-wrap gap-y-1 lg:flex-nowrap lg:justify-between">
              {indexLetters(brands).map((letter) => {
                const isThere = groups.some((group) => group.letter === letter);
                return (
                  <li key={letter} className={isThere ? '' : 'hidden md:block'}>
                    {isThere ? (
                      <a
                        href={`#brands-${letter}`}
                        aria-current={letter === at ? 'true' : undefined}
                        onClick={(event) => {
                          event.preventDefault();
                          setAt(letter);
                          const section = document.getElementById(`brands-${letter}`);
                          section?.scrollIntoView({ block: 'start' });
                          section?.querySelector('a')?.focus({ preventScroll: true });
                        }}
                        className={`${letterLook} font-action text-link hover:bg-hover aria-[current]:bg-action aria-[current]:text-on-action`}
                      >
                        {letter}
                      </a>
                    ) : (
                      <span className={`${letterLook} text-meta`} aria-hidden="true">
                        {letter}
                      </span>
                    )}
                  </li>
                );
              })}
            </ul>
          </nav>
          {groups.length === 0 ? <p className="py-10 text-muted">{t('common.noOptions', { text })}</p> : null}
          <div className="-mx-4 mt-4 grid gap-x-6 gap-y-5 border-t border-line px-4 pt-5 md:-mx-6 md:grid-cols-2 md:px-6 lg:grid-cols-3">
            {groups.map(({ letter, brands: inGroup }) => (
              <section key={letter} id={`brands-${letter}`} className="scroll-mt-4">
                <h3 className="mb-1 border-b border-line-strong pb-1 text-xl leading-7 font-semibold">
                  {letter}
                </h3>
                <ul>
                  {inGroup.map((brand) => (
                    <li key={brand.id}>
                      <BrandLink brand={brand} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      ) : null}
    </Modal>
  );
}

/** The alphabet, and what else brands begin with: numbers, letters of other scripts. */
function indexLetters(brands: readonly Brand[]): string[] {
  const others = groupBrands(brands, '').map((group) => group.letter);
  return [...alphabet, ...others.filter((letter) => !alphabet.includes(letter))];
}
