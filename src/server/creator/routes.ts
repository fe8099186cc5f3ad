import type { FastifyBaseLogger } from 'fastify';
import * as api from '../../domain/creator/api.ts';
import { listPath, schemePath } from '../../domain/creator/rules.ts';
import { ShopError } from '../../domain/errors.ts';
import type { Language } from '../../domain/locales.ts';
import type { Audience } from '../../domain/shops/audience.ts';
import type { Db, ShopCalls } from '../database.ts';
import { pageOfList } from '../platform/page-links.ts';
import { listPosts } from './posts.ts';
import { withCurrentProps } from './compose.ts';
import { isPublishedScheme, listComponents, listPlaceholders } from './queries.ts';
import { findComposedPage, schemesByPath, sharedPlaceholders, type ComponentProblem } from './service.ts';

const minute = 60_000;
const composed = { cacheMs: 5 * minute };

interface CreatorServices {
  db: Db;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Public calls of composed pages. All answer what visitors may see and nothing else. */
export function creatorCalls(calls: ShopCalls, { db, clock, log }: CreatorServices): void {
  const onProblem = (problem: ComponentProblem) =>
    log.warn({ component: problem }, 'a block cannot be rendered');

  calls.shared(api.schemesByPath, composed, async (visitor, { query }) => {
    const { type, path, allow_fallback, is_business, existence_only } = query;
    const audience = inLanguage(visitor.audience, query.language);
    const value = await schemesByPath(
      db,
      // Whether there are any is asked of what a visitor would be shown, other languages included.
      {
        type,
        path,
        allowFallback: allow_fallback ?? existence_only ?? false,
        limit: existence_only ? 1 : 100,
      },
      { ...audience, isBusiness: is_business ?? audience.isBusiness },
    );
    const ofPath = path === undefined ? [] : [`path:${schemePath(path)}`];
    return { value, tags: [...ofPath, `schemes:${type}`, ...value.map((one) => `scheme:${one.uuid}`)] };
  });

  calls.shared(api.componentsOfScheme, composed, async (_visitor, { query: { scheme_uuid } }) => {
    if (!(await isPublishedScheme(db, scheme_uuid))) throw new ShopError('SCHEME_NOT_FOUND');
    return {
      value: withCurrentProps(await listComponents(db, { scheme_uuid })),
      tags: [`scheme:${scheme_uuid}`],
    };
  });

  calls.shared(api.componentsOfRoute, composed, async (_visitor, { query: { route_uuid } }) => ({
    value: withCurrentProps(await listComponents(db, { route_uuid })),
    tags: [`route:${route_uuid}`],
  }));

  calls.shared(api.placeholders, composed, async (_visitor, { query: { route_uuid } }) => ({
    value: await listPlaceholders(db, route_uuid),
    tags: [`route:${route_uuid}`],
  }));

  calls.shared(api.composedPage, composed, async ({ audience }, { query: { type, path, language } }) => {
    const value = await findComposedPage(db, { type, path }, inLanguage(audience, language), onProblem);
    if (!value) throw new ShopError('SCHEME_NOT_FOUND');
    const { scheme, route } = value;
    const tags = [
      `path:${schemePath(path)}`,
      `scheme:${scheme.uuid}`,
      `route:${route.uuid}`,
      'components:shared',
    ];
    return { value, tags };
  });

  calls.shared(
    api.sharedPlaceholders,
    composed,
    async ({ audience }, { query: { types, path, language } }) => ({
      value: await sharedPlaceholders(db, { types, path }, inLanguage(audience, language), onProblem),
      tags: [
        'schemes:SHADOW',
        'components:shared',
        ...(path === undefined ? [] : [`path:${listPath(schemePath(path))}`]),
      ],
    }),
  );

  calls.shared(api.posts, { cacheMs: minute }, async ({ audience }, { query, url }) => {
    const { language, ...wanted } = query;
    const { results, count, ...rest } = await listPosts(db, wanted, inLanguage(audience, language), clock());
    const page = pageOfList(results, { count, page: wanted.page, pageSize: wanted.page_size, url });
    return { value: { ...rest, ...page }, tags: [`schemes:${wanted.type}`] };
  });
}

/** The audience in the language a call asks for (RQ-02). */
function inLanguage(audience: Audience, language: Language | undefined): Audience {
  return language === undefined ? audience : { ...audience, language };
}
