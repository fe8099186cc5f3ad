import { sql } from 'kysely';
import { languages, localeOf, type Multilingual } from '../src/domain/locales.ts';
import type { DiscountScope } from '../src/domain/orders/totals.ts';
import type { Db } from '../src/server/database.ts';
import { jsonRows } from '../src/server/platform/json-rows.ts';
import { t, type Texts } from './catalogue/texts.ts';

interface DemoCoupon {
  code: string;
  i18n_name: Texts;
  scope: DiscountScope;
  percent: number;
  max_uses_per_customer: number | null;
  min_goods_cents: number | null;
}

/** Coupons to try in the demo shop. */
const demoCoupons: readonly DemoCoupon[] = [
  {
    code: 'TERE10',
    i18n_name: t(
      'Tere tulemast: 10 % soodsam',
      'Welcome: 10% off',
      'Добро пожаловать: скидка 10 %',
      'Tervetuloa: −10 %',
      'Laipni lūdzam: 10 % atlaide',
    ),
    scope: 'ALL_PRODUCTS',
    percent: 10,
    max_uses_per_customer: 1,
    min_goods_cents: null,
  },
  {
    code: 'TASUTAVEDU',
    i18n_name: t(
      'Tasuta tarne',
      'Free delivery',
      'Бесплатная доставка',
      'Ilmainen toimitus',
      'Bezmaksas piegāde',
    ),
    scope: 'TRANSPORT',
    percent: 100,
    max_uses_per_customer: null,
    min_goods_cents: null,
  },
  {
    code: 'TALV100',
    i18n_name: t(
      '15 % soodsam alates 100 €',
      '15% off from €100',
      'Скидка 15 % от 100 €',
      '−15 % vähintään 100 € ostoksista',
      '15 % atlaide pirkumam no 100 €',
    ),
    scope: 'ALL_PRODUCTS',
    percent: 15,
    max_uses_per_customer: null,
    min_goods_cents: 10_000,
  },
];

/** Those that are there stay as they are. */
export async function loadCoupons(db: Db): Promise<void> {
  const rows = demoCoupons.map((coupon) => ({ ...coupon, i18n_name: multilingual(coupon.i18n_name) }));
  await sql`
    insert into coupon (code, i18n_name, scope, percent, max_uses_per_customer, min_goods_cents)
    select * from jsonb_to_recordset(${jsonRows(rows)}::jsonb) as r(code text, i18n_name jsonb, scope text,
      percent numeric, max_uses_per_customer int, min_goods_cents int)
    on conflict (code) do nothing`.execute(db);
}

function multilingual(texts: Texts): Multilingual {
  return Object.fromEntries(languages.map((language) => [localeOf[language], { value: texts[language] }]));
}
