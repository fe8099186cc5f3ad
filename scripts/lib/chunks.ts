import { isBlock, traits } from '../../src/web/blocks/traits.ts';

/*
 * Which files the browser's code is built into. Few files, since forty requests cost more than a few bytes unread; but
 * no visitor of the storefront fetches what other areas alone need, and no first view what it does not need. Both
 * follow from who imports a module, so they hold whatever is moved, renamed or shared.
 */

interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
}

interface Group {
  name: string | ((id: string, graph: ModuleGraph) => string | null);
  test?: RegExp | ((id: string) => boolean);
  minShareCount?: number;
}

/** Areas that have no part in the storefront. */
const ownArea = /\/src\/web\/(account|checkout|creator|admin)\//;

/** What every page needs: the frame, and the question that every first visit is asked. */
const frame = String.raw`web/entry-client\.tsx$|shell/(?:DefaultLayout|CookiePrompt)\.tsx$`;
/** Pages that most visits begin with, and the islands they show at once. What they have in common travels together. */
const firstViews = {
  home: new RegExp(String.raw`${frame}|storefront/HomePage\.tsx$|blocks/category_buttons/View\.tsx$`),
  list: new RegExp(String.raw`${frame}|storefront/ProductListPage\.tsx$|blocks/category_head/View\.tsx$`),
  product: new RegExp(String.raw`${frame}|storefront/ProductPage\.tsx$`),
};
type FirstView = keyof typeof firstViews;
/** What every page needs that stands in no frame, and what the checkout needs at once. */
const outsideFrame = /web\/(?:entry-client\.tsx$|shell\/CookiePrompt\.tsx$|(?:shell\/)?checkout\/)/;

/** Parts of the storefront that are fetched when they are opened or come near. */
const isPost = (id: string) =>
  /web\/(?:blocks\/[^/]+\.tsx?$|parts\/(?:posts\/|DateChip|calendar-words))/.test(id);
/** Views of static blocks, small and many; those of texts and posts, which bring much along, stay by themselves. */
const isStaticView = (id: string) => {
  const block = /web\/blocks\/(\w+)\/View\.tsx$/.exec(id)?.[1];
  if (!block || !isBlock(block) || /post|excerpt|dynamic_text|carousel/.test(block)) return false;
  return !traits[block].hydrate;
};
const standsAlone =
  /storefront\/|parts\/category-icon|shell\/(?:search|modals|menu|account|popups)\/|\/View\.tsx$|ui\/(?:icons\/names|Field|TextField|SearchSelect|Segmented|Checkbox|Pagination|page-numbers|Chip|Modal|useDialog|dialog-order)|blocks\/rich-text|api\/popular|domain\/(?:creator\/(?:rich-text|inline-html)|newsletter|delivery)|parts\/(?:delivery-words|day-in-words)|i18n\/(?:lazy|load)-areas|i18n\/(?:et|en|ru|fi|lv)\//;
const isShared = (id: string) => /src\/(?:web|domain)\//.test(id) && !standsAlone.test(id);

/** Groups for one build, the first that takes a module keeps it. */
export function chunkGroups(): Group[] {
  const areas = memo(areasOf);
  const views = memo(firstViewsOf);
  const isOfStorefront = (id: string, graph: ModuleGraph) => areas(id, graph).has('storefront');
  const storefront = (name: string) => (id: string, graph: ModuleGraph) =>
    isOfStorefront(id, graph) ? name : null;
  /** As that; what the checkout needs of it travels with the rest of what it shares with the storefront. */
  const shared = (name: string) => (id: string, graph: ModuleGraph) => {
    if (!isOfStorefront(id, graph)) return null;
    return isOutsideFrame(id, graph) ? 'steps' : name;
  };
  return [
    // Steps of ordering seats, which most who check out never see.
    { name: 'seats', test: /web\/(?:checkout\/(?:event\/|Event)|api\/event-orders\.)/ },
    // Steps that consist of what others bring.
    { name: 'checkout-pages', test: /web\/checkout\/(?:\w+\/)?(?:Information|Payment|Failed)Page\./ },
    { name: 'tickets', test: /web\/parts\/events\/Tickets\./ },
    {
      name: (id, graph) =>
        isOfStorefront(id, graph) ? null : [...areas(id, graph)].toSorted().join('-') || null,
      minShareCount: 2,
    },
    // The first view writes nothing.
    {
      name: storefront('mutations'),
      test: /@tanstack\/.+\/(?:mutation|mutationCache|mutationObserver|useMutation)\.js$|web\/api\/bring-mutations\./,
    },
    {
      name: storefront('react'),
      test: /node_modules\/(?:react|react-dom|scheduler|@tanstack)\/|vite\/preload-helper|rolldown\/runtime|web\/api\/mutation-cache\./,
    },
    {
      name: (id, graph) => {
        const needed = views(id, graph);
        // What two of them share is too little for a file of its own.
        // The checkout, which never shows the frame of the shop, does not fetch it either.
        if (needed.length > 1) return isOutsideFrame(id, graph) ? 'app' : 'frame';
        if (needed.length === 0) return null;
        // Cards and rows of products need some of what a product page needs, and nothing of the page itself.
        if (needed[0] !== 'product' || !isSharedOnDemand(id, graph)) return needed[0]!;
        return isOutsideFrame(id, graph) ? 'times' : 'goods';
      },
      test: (id) => !/\/(?:boot|chunk-failure)\.ts$|\.css$|\/i18n\/(?:et|en|ru|fi|lv)\//.test(id),
    },
    { name: storefront('words'), test: /web\/blocks\/(?:colors|scrims|CoverLink|EditPrompt)\./ },
    {
      name: storefront('cards'),
      test: /web\/parts\/(?:ProductCard|CardVariation|Price|Stock|BoughtMark|ShadeChips|series-name|BuyButton|FavouriteButton)\.|domain\/(?:hyphenate|catalogue\/buying|orders\/limits)\./,
    },
    { name: storefront('times'), test: /web\/(?:parts\/PromoLabel|ui\/Badge)\.|domain\/(?:promo|time)\./ },
    // What stands in the frame of a wide screen alone.
    {
      name: storefront('wide'),
      test: /web\/shell\/header\/(?:TopLine|Dropdown|LanguageButton|SearchForm|MenuButton|AllProductsButton)\./,
    },
    // For the foot and for lists without a product, neither of which a first view fetches.
    { name: shared('opening-hours'), test: /domain\/shops\/opening-hours\./ },
    // The letter of the footer and every form need all of it.
    { name: storefront('fields'), test: /web\/ui\/(?:Field|TextField)\.|domain\/newsletter\/rules\./ },
    // Small pieces of many pages, which need nothing else.
    {
      name: shared('pieces'),
      test: /web\/ui\/(?:EmptyState|LinkButton|Notice|Rating|Select|ShadeScale|Skeleton)\./,
    },
    // What comes with the first press on a button of the cart, or for those who have one. The checkout needs
    // the first of it alone.
    {
      name: storefront('orders'),
      test: /web\/(?:api\/orders|parts\/orders\/money|state\/cart\/(?:local-orders|tabs))\.|domain\/(?:orders|delivery)\/calls\./,
    },
    {
      name: storefront('cart'),
      test: /web\/(?:state\/cart\/(?!add-lines|refill)|parts\/cart\/(?!Coupons|DeliveryEstimate|useAddLines|useCartWrite|LineProblemNote|OutdatedNotice|PayingNotice|PointsSwitch|PricesNotice)|shell\/modals\/CartModal\.|ui\/(?:QuantityStepper|fitting-quantity)\.)/,
    },
    // Writes of the whole cart, which cards and pages without one do not need.
    {
      name: storefront('cart-writes'),
      test: /web\/parts\/cart\/(?:useCartWrite|PricesNotice)\./,
    },
    // What every form is made of, and what a checkout says of its person.
    {
      name: storefront('forms'),
      test: /web\/(?:parts\/forms\/|api\/(?:auth|customers)\.)|domain\/(?:auth\/(?:calls|rules)\.|customers\/)/,
    },
    // Windows of accounts and what they ask; most who look never open one.
    {
      name: storefront('people'),
      test: /web\/(?:state\/(?:session|pending-social-login)\.|api\/(?:user|factors|webauthn|social|notices|removal|active-customer)\.|parts\/sign-in\/)|domain\/(?:auth\/(?!admin-path)|notices\/)/,
    },
    { name: storefront('product-rows'), test: /web\/blocks\/product-list\//, minShareCount: 2 },
    { name: storefront('static-blocks'), test: isStaticView },
    { name: storefront('posts'), test: (id) => isPost(id) && isShared(id), minShareCount: 2 },
    // Levels and points, for members; asks who they are and for which customer.
    { name: storefront('loyalty'), test: /(?:parts|domain)\/loyalty\/|api\/loyalty\./ },
    // What several pages share and no first view shows.
    { name: storefront('events'), test: /web\/(?:parts\/events\/|api\/events\.)|domain\/events\// },
    {
      name: storefront('saved-lists'),
      test: /web\/(?:parts\/saved-lists\/AddToListButton|api\/saved-lists)\.|domain\/saved-lists\//,
    },
    { name: shared('order-parts'), test: /web\/(?:parts\/orders\/OrderSums|ui\/Switch)\./ },
    { name: shared('parts'), test: isShared, minShareCount: 3 },
  ];
}

/** The areas that import a module, at once or on demand: `storefront` stands for the entry and the storefront's own pages. */
function areasOf(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const areas = new Set<string>();
  climb(id, (at) => {
    const area = ownArea.exec(at)?.[1];
    if (area) {
      areas.add(area);
      return [];
    }
    const info = graph.getModuleInfo(at);
    const importers = info ? [...info.importers, ...info.dynamicImporters] : [];
    if (importers.length === 0) areas.add('storefront');
    return importers;
  });
  return areas;
}

/** The first views that cannot be hydrated without a module. */
function firstViewsOf(id: string, graph: ModuleGraph): FirstView[] {
  const found = new Set<FirstView>();
  climb(id, (at) => {
    for (const view of Object.keys(firstViews) as FirstView[]) if (firstViews[view].test(at)) found.add(view);
    return graph.getModuleInfo(at)?.importers ?? [];
  });
  return [...found].toSorted();
}

/** Whether a page without the frame of the shop cannot be hydrated without a module. */
function isOutsideFrame(id: string, graph: ModuleGraph): boolean {
  let isFound = false;
  climb(id, (at) => {
    isFound ||= outsideFrame.test(at);
    return isFound ? [] : (graph.getModuleInfo(at)?.importers ?? []);
  });
  return isFound;
}

/** Whether anything but a product page that is fetched on demand needs a module at once. */
function isSharedOnDemand(id: string, graph: ModuleGraph): boolean {
  let isShared = false;
  climb(id, (at) => {
    const info = graph.getModuleInfo(at);
    if (info?.dynamicImporters.length && !firstViews.product.test(at)) isShared = true;
    return info?.importers ?? [];
  });
  return isShared;
}

/** Visits a module and, from importer to importer, whatever `above` answers; each once. */
function climb(from: string, above: (id: string) => readonly string[]): void {
  const seen = new Set([from]);
  for (const id of seen) for (const importer of above(id)) seen.add(importer);
}

/** The graph stands still while chunks are made. */
function memo<T>(answer: (id: string, graph: ModuleGraph) => T): typeof answer {
  const known = new Map<string, T>();
  return (id, graph) => {
    if (!known.has(id)) known.set(id, answer(id, graph));
    return known.get(id)!;
  };
}
