import { languages, type Language } from '../../src/domain/locales.ts';
import { listPath } from '../../src/domain/creator/rules.ts';
import { countryIds } from '../../src/domain/shops/audience.ts';
import type { Texts } from '../catalogue/texts.ts';
import {
  firstDay,
  media,
  type RichTexts,
  type SeedBlock,
  type SeedPage,
  type SeedPlaceholders,
  type SeedProp,
  type SeedStep,
} from './builder.ts';
import { keepNumbers } from './keep-numbers.ts';
import { withAddresses, type Addresses } from './links.ts';
import { richDocument } from './rich.ts';
import { stableUuid } from './stable-uuid.ts';

export interface Rows {
  routes: { uuid: string; type: string; name: string; props: Record<string, unknown> }[];
  schemes: {
    uuid: string;
    route_uuid: string;
    type: string;
    path: string;
    language: Language;
    shop_id: number | null;
    visibility: 'PUBLISHED';
    meta_title: string;
    meta_description: string;
    meta_image_src: string;
    created_at: string;
  }[];
  placeholders: { uuid: string; type: string; name: string; route_uuid: string; scheme_uuid: string }[];
  components: {
    uuid: string;
    name: string;
    props: Record<string, unknown>;
    index: number;
    parent_uuid: string | null;
    route_uuid: string;
    scheme_uuid: string;
    placeholder_uuid: string;
  }[];
  blueprints: { placeholder_uuid: string; route_uuid: string; scheme_uuid: string; pattern: string[] }[];
}

/** The rows of composed pages: one scheme a language and shop that has its own, each with its own copy of the blocks. */
export function drawPages(pages: readonly SeedPage[], addresses: Addresses): Rows {
  const rows: Rows = { routes: [], schemes: [], placeholders: [], components: [], blueprints: [] };
  for (const page of pages) {
    const key = `${page.type} ${page.path}`;
    const route_uuid = stableUuid(key);
    rows.routes.push({ uuid: route_uuid, type: page.type, name: routeName(page), props: page.props ?? {} });
    for (const language of languages) {
      drawScheme(page.placeholders, language, null, `${key} ${language}`);
      if (page.inLatvia) drawScheme(page.inLatvia, language, countryIds.LV, `${key} ${language} LV`);
    }

    function drawScheme(
      placeholders: SeedPlaceholders,
      language: Language,
      shop_id: number | null,
      schemeKey: string,
    ): void {
      const read = (text: string) => keepNumbers(withAddresses(text, addresses, language));
      const scheme_uuid = stableUuid(schemeKey);
      rows.schemes.push({
        uuid: scheme_uuid,
        route_uuid,
        type: page.type,
        path: pathOf(page, read),
        language,
        shop_id,
        visibility: 'PUBLISHED',
        meta_title: page.title[language],
        meta_description: page.description[language],
        meta_image_src: page.image ? read(media(page.image)) : '',
        created_at: `${page.date ?? firstDay}T09:00:00+02:00`,
      });
      for (const [type, blocks] of Object.entries(placeholders)) {
        const placeholder_uuid = stableUuid(`${schemeKey} ${type}`);
        const owner = { route_uuid, scheme_uuid };
        rows.placeholders.push({ uuid: placeholder_uuid, type, name: type, ...owner });
        const from = rows.components.length;
        add(blocks, null, placeholder_uuid);
        const pattern = rows.components.slice(from).map((one) => one.uuid);
        rows.blueprints.push({ placeholder_uuid, ...owner, pattern });
      }

      function add(blocks: readonly SeedBlock[], parent_uuid: string | null, placeholder_uuid: string): void {
        for (const [index, { name, props, children }] of blocks.entries()) {
          const uuid = stableUuid(`${parent_uuid ?? placeholder_uuid} ${index}`);
          const drawn = drawProps(props, language, read);
          const place = { parent_uuid, route_uuid, scheme_uuid, placeholder_uuid };
          rows.components.push({ uuid, name, props: drawn, index, ...place });
          add(children, uuid, placeholder_uuid);
        }
      }
    }
  }
  return rows;
}

/** Brands and categories are stored under their number alone, whatever their name in the address is called. */
function pathOf(page: SeedPage, read: (text: string) => string): string {
  if (page.type === 'SHADOW') return `/shared/${page.path.toLowerCase().replaceAll('_', '-')}`;
  return listPath(read(page.path));
}

/** A shared position is found by its name; a page is called as its Estonian title for whoever edits it. */
function routeName(page: SeedPage): string {
  return page.type === 'SHADOW' ? page.path : page.title.et;
}

/** Props as they are stored: texts in the page's language, documents of the editor, real addresses. */
export function drawProps(
  props: Readonly<Record<string, SeedProp>>,
  language: Language,
  read: (text: string) => string,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).map(([key, value]) => [key, draw(value)]));

  function draw(value: SeedProp): unknown {
    if (typeof value === 'string') return read(value);
    if (typeof value !== 'object' || value === null) return value;
    if (isList(value)) return value.map((one) => read(one[language]));
    if (isStep(value))
      return { icon: value.icon, title: draw(value.title), description: draw(value.description) };
    if (isRich(value)) return richDocument(read(value.rich[language]));
    return read(value[language]);
  }
}

const isList = (value: object): value is readonly Texts[] => Array.isArray(value);
const isStep = (value: object): value is SeedStep => 'icon' in value;
const isRich = (value: object): value is RichTexts => 'rich' in value;
