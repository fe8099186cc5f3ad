import { useQuery } from '@tanstack/react-query';
import type { Store } from '../../domain/shops/contract.ts';
import { openingDaysText } from '../../domain/shops/opening-hours.ts';
import { storesQuery } from '../api/catalogue.ts';
import { useTexts } from '../i18n/texts.tsx';
import { paths } from '../paths.ts';
import type { PageModule } from '../routes.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Icon } from '../ui/icons/Icon.tsx';

export const prefetch: PageModule['prefetch'] = async (_page, queries) => {
  await queries.fetchQuery(storesQuery());
};

/** Every shop with address, map, phone, e-mail and opening hours (RT-02). */
export default function ContactPage() {
  const { t } = useTexts();
  const { data: stores = [] } = useQuery(storesQuery());
  return (
    <div className="wrap">
      <Breadcrumb
        crumbs={[{ label: t('common.home'), href: paths.home() }, { label: t('content.shopsTitle') }]}
      />
      <h1 className="type-h1">{t('content.shopsTitle')}</h1>
      <ul className="mt-8 grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {stores.map((store) => (
          <li key={store.id}>
            <StoreCard store={store} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function StoreCard({ store }: { store: Store }) {
  const { t, language } = useTexts();
  return (
    <article className="h-full overflow-hidden rounded-card border border-line bg-surface">
      {store.image ? (
        <img
          src={paths.media(1200, store.image)}
          alt=""
          width={1200}
          height={800}
          loading="lazy"
          className="aspect-event w-full object-cover"
        />
      ) : null}
      <div className="grid gap-4 p-5 md:p-6">
        <h2 className="type-h3">{store.name}</h2>
        <address className="-my-2 grid not-italic">
          <a
            href={store.map_url}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center gap-3 hover:underline"
          >
            <Icon name="map-pin" className="text-muted" />
            <span>
              {store.address}, {store.postal_code} {store.city}
              <span className="sr-only"> ({t('common.newWindow')})</span>
            </span>
          </a>
          <a
            href={`tel:${store.phone.replaceAll(' ', '')}`}
            className="inline-flex min-h-11 items-center gap-3 tabular-nums hover:underline"
          >
            <Icon name="phone" className="text-muted" />
            {store.phone}
          </a>
          <a
            href={`mailto:${store.email}`}
            className="inline-flex min-h-11 items-center gap-3 hover:underline"
          >
            <Icon name="envelope-simple" className="text-muted" />
            <span className="min-w-0 wrap-anywhere">{store.email}</span>
          </a>
        </address>
        <div>
          <h3 className="type-body-s font-medium">{t('content.openingHours')}</h3>
          <dl className="mt-1 grid gap-1">
            {store.opening_hours.map((hours) => (
              <div key={hours.from_day} className="flex gap-4">
                <dt className="w-14 shrink-0 text-muted first-letter:uppercase">
                  {openingDaysText(hours, language)}
                </dt>
                <dd className="tabular-nums">
                  {hours.opens}–{hours.closes}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </article>
  );
}

export const meta: PageModule['meta'] = (page) => {
  const { t } = page.texts;
  return { title: t('content.shopsTitle'), description: t('content.shopsDescription') };
};
