/*
 * Whose tables may be read by whom besides their owner. A read model answers one question across rooms in one round trip,
 * where asking each room in turn would take several and could not sort, page or count (docs/decisions: tables have one
 * owner). Nothing is ever written across rooms.
 */
export interface ReadModel {
  /** A file or a folder, from `src/server/`. */
  reader: string;
  tables: readonly string[];
  reason: string;
}

export const readModels: readonly ReadModel[] = [
  {
    reader: 'auth/queries.ts',
    tables: ['customer', 'customer_user'],
    reason:
      'whose token it is, for whom they act and what decides their prices: one statement a request that writes',
  },
  {
    reader: 'catalogue/card-data.ts',
    tables: ['stock', 'warehouse', 'shop', 'country', 'customer_group'],
    reason: 'cards: the hottest read of the shop, everything of 24 products in one prepared statement',
  },
  {
    reader: 'catalogue/product-details.ts',
    tables: ['document', 'file', 'stock', 'warehouse', 'shop'],
    reason: 'the page of a product: its documents and its stock in each warehouse',
  },
  {
    reader: 'catalogue/pictures.ts',
    tables: ['product_file', 'file'],
    reason: 'pictures of products in the statements of cards and of the product page',
  },
  {
    reader: 'catalogue/brands.ts',
    tables: ['file'],
    reason: 'the key of a brand’s logo, with all brands at once',
  },
  {
    reader: 'catalogue/categories.ts',
    tables: ['file'],
    reason: 'the key of a category’s picture, with the whole tree at once',
  },
  {
    reader: 'catalogue/redirects.ts',
    tables: ['scheme'],
    reason: 'an old address leads to a product, a category or a composed page: one look for all kinds',
  },
  {
    reader: 'creator/queries.ts',
    tables: ['file'],
    reason: 'sizes and focal points of the pictures on a composed page',
  },
  {
    reader: 'events/rows.ts',
    tables: ['file', 'stock', 'shop', 'country'],
    reason: 'events with their pictures and free seats, in one statement for a whole list',
  },
  {
    reader: 'events/invariants.ts',
    tables: ['shop_order', 'order_line', 'stock', 'stock_movement', 'stock_reservation'],
    reason: 'proves that seats, orders and tickets agree',
  },
  {
    reader: 'events/tickets.ts',
    tables: ['shop_order', 'order_line'],
    reason: 'what a ticket is for: its kind, and the order it was bought with',
  },
  {
    reader: 'events/due-mails.ts',
    tables: ['shop_order'],
    reason: 'who is to be reminded, and from which shop the mail comes, in the statement that notes it',
  },
  {
    reader: 'events/canceling.ts',
    tables: ['shop_order'],
    reason: 'orders of an event that is not held, to be given back one by one',
  },
  {
    reader: 'events/waitlist.ts',
    tables: ['stock'],
    reason: 'events with a free seat that somebody waits for',
  },
  {
    reader: 'events/saving.ts',
    tables: ['brand', 'stock_movement'],
    reason: 'how many seats of an event are left to sell when their number changes',
  },
  {
    reader: 'favourites/queries.ts',
    tables: ['user_account'],
    reason: 'whose list a link shows, and that its owner is not blocked',
  },
  {
    reader: 'saved-lists/queries.ts',
    tables: ['customer_user', 'user_account', 'product'],
    reason: 'lists by what a colleague may see and change, who made them, and that their products exist',
  },
  {
    reader: 'customers/member-queries.ts',
    tables: ['user_account'],
    reason: 'names and addresses of all colleagues of a customer with what each may do',
  },
  {
    reader: 'files/render-ahead.ts',
    tables: ['product'],
    reason: 'pictures of the most popular products are rendered first',
  },
  {
    reader: 'me/queries.ts',
    tables: [
      'user_account',
      'user_role',
      'customer',
      'customer_user',
      'favourite',
      'notice_consent',
      'loyalty_account',
    ],
    reason: 'what each page of a signed-in visitor asks once: all of it in one prepared statement',
  },
  {
    reader: 'notices/readers.ts',
    tables: ['user_account', 'shop', 'customer', 'customer_user', 'session'],
    reason: 'who thousands of mails go to and what each of them pays: one statement for all',
  },
  {
    reader: 'notices/request-queries.ts',
    tables: ['shop', 'stock', 'warehouse', 'product'],
    reason: 'for which of the products that came somebody waits, and how many can be bought',
  },
  {
    reader: 'notices/price-drop-queries.ts',
    tables: ['user_account', 'favourite'],
    reason: 'whose favourites they are, of everybody who wants such mails, page by page',
  },
  {
    reader: 'notices/cart-queries.ts',
    tables: ['shop_order', 'order_line', 'user_account'],
    reason: 'carts that were left by people who want to be reminded',
  },
  {
    reader: 'notices/consent-queries.ts',
    tables: ['user_account'],
    reason: 'the address and language of the user whose mails they are',
  },
  {
    reader: 'payments/queries.ts',
    tables: ['shop_order'],
    reason:
      'which order a payment belongs to: ids and addresses, its number and country, nothing of its life',
  },
  {
    reader: 'payments/personal-data.ts',
    tables: ['shop_order'],
    reason: 'whose payments they are: those of the orders a user began',
  },
  {
    reader: 'payments/tasks.ts',
    tables: ['shop_order'],
    reason: 'the address of the order beside money that somebody has to look at',
  },
  {
    reader: 'payments/invariants.ts',
    tables: ['shop_order', 'invoice'],
    reason: 'the audit: each payment has its order, each paid order its payment, each refund its credit note',
  },
  {
    reader: 'search/',
    tables: [
      'product',
      'product_family',
      'product_category',
      'product_parameter',
      'category',
      'brand',
      'parameter',
      'parameter_value',
      'popular_brand',
      'popular_category',
      'price',
      'price_list',
      'stock',
      'warehouse',
      'campaign_product',
      'country',
      'customer_group',
      'shop',
      'outbox',
    ],
    reason: 'search documents are made of all that can be searched, filtered or sorted by',
  },
  {
    reader: 'orders/rows.ts',
    tables: [
      'product',
      'stock',
      'stock_reservation',
      'warehouse',
      'shop',
      'country',
      'customer',
      'customer_user',
      'vat_check',
      'loyalty_account',
      'user_account',
    ],
    reason: 'an order with all its price depends on, each time a cart is looked at or changed: one statement',
  },
  {
    reader: 'orders/notified-orders.ts',
    tables: ['user_account'],
    reason: 'who began the order, whom the mail to the administrators names, in the statement that reads it',
  },
  {
    reader: 'orders/payable.ts',
    tables: ['shop'],
    reason:
      'who sells, as the invoice and the mail of an order name it, in the statement that reads the order',
  },
  {
    reader: 'orders/access.ts',
    tables: ['customer_user'],
    reason: 'whose order it is, asked in each statement that reads or writes one',
  },
  {
    reader: 'orders/line-queries.ts',
    tables: ['product', 'shop', 'warehouse', 'stock'],
    reason: 'stock and weight of what is put into a cart, in the statement that does so',
  },
  {
    reader: 'invoices/personal-data.ts',
    tables: ['shop_order'],
    reason: 'invoices of the orders that a person began, for the export of their data',
  },
  {
    reader: 'orders/cart-snapshots.ts',
    tables: ['product'],
    reason:
      'a cart that is brought back leaves out products that are gone, in the statement that writes its lines',
  },
  {
    reader: 'orders/bought-products.ts',
    tables: ['customer_user', 'product'],
    reason: 'what a customer has bought, of orders the user may see, and of which families, in one statement',
  },
  {
    reader: 'orders/past-queries.ts',
    tables: ['customer_user', 'event', 'event_attendee', 'event_template', 'event_place', 'delivery_method'],
    reason:
      'orders of a customer by what the user may see, with the event they are of and the seats that are left of them and whether they are fetched from a store, searched, sorted by it too and paged in one statement',
  },
  {
    reader: 'orders/personal-data.ts',
    tables: ['customer_user'],
    reason: 'whose customers go with the user, and with them their drafts',
  },
  {
    reader: 'orders/bought.ts',
    tables: ['product'],
    reason:
      'what was bought decides, by weight and as furniture, the cheapest way it could have been delivered',
  },
  {
    reader: 'orders/refunds.ts',
    tables: ['payment', 'refund', 'refund_task', 'order_return', 'returned_pieces'],
    reason:
      'what of an order went back, which decides what may be done with it: one statement beside the order',
  },
  {
    reader: 'orders/freezing.ts',
    tables: ['product'],
    reason: 'what a product is called in each language goes into the lines that are sold, in one statement',
  },
  {
    reader: 'orders/invariants.ts',
    tables: ['stock_reservation', 'stock_movement', 'event_waitlist'],
    reason: 'proves that orders and stock agree',
  },
  {
    reader: 'invoices/invariants.ts',
    tables: ['shop_order', 'order_line'],
    reason: 'proves that orders and invoices agree',
  },
  {
    reader: 'orders/buyer.ts',
    tables: ['customer', 'customer_user'],
    reason: 'whether who begins an order belongs to the customer it is for',
  },
  {
    reader: 'loyalty/queries.ts',
    tables: ['shop_order', 'order_line', 'customer'],
    reason: 'what fulfilled orders were paid with, and whether the shop has denied who wants to join',
  },
  {
    reader: 'loyalty/statement-queries.ts',
    tables: ['shop_order'],
    reason: 'the number of the order beside what it earned or used, for who may see it',
  },
  {
    reader: 'loyalty/personal-data.ts',
    tables: ['customer', 'customer_user'],
    reason: 'whose points they are, and which customers go with the user',
  },
  {
    reader: 'loyalty/invariants.ts',
    tables: ['shop_order', 'order_line'],
    reason: 'proves that points and orders agree',
  },
  {
    reader: 'reviews/purchases.ts',
    tables: ['shop_order', 'order_line', 'customer', 'customer_user', 'user_account'],
    reason:
      'what a customer has had delivered and not reviewed, sorted and paged in one statement, and who writes',
  },
  {
    reader: 'reviews/queries.ts',
    tables: ['customer_user'],
    reason: 'whose review it is, asked in each statement that reads or writes one',
  },
  {
    reader: 'reviews/picture-queries.ts',
    tables: ['customer_user'],
    reason: 'who may see a picture that is not shown to everybody',
  },
  {
    reader: 'reviews/staff.ts',
    tables: ['customer', 'user_account'],
    reason: 'reviews with their customers and who decided on them, sorted and paged in one statement',
  },
  {
    reader: 'reviews/mails.ts',
    tables: ['user_account'],
    reason: 'where the author of a review is written to',
  },
  {
    reader: 'reviews/reports.ts',
    tables: ['user_account'],
    reason: 'where who reported a review is written to',
  },
  {
    reader: 'reviews/invitation-queries.ts',
    tables: ['order_history', 'shop_order', 'order_line', 'user_account', 'customer_user'],
    reason:
      'what was delivered some days ago, to whom, and what of it has no review: five hundred orders at once',
  },
  {
    reader: 'reviews/invariants.ts',
    tables: ['product', 'order_line', 'shop_order'],
    reason: 'proves that products, purchases and reviews agree',
  },
  {
    reader: 'returns/queries.ts',
    tables: ['shop_order', 'order_line', 'customer_user'],
    reason: 'returns with the names of what goes back, by whose orders one may see, paged in one statement',
  },
  {
    reader: 'returns/withdrawal-queries.ts',
    tables: ['shop_order'],
    reason: 'the order beside each statement in the list of the staff',
  },
  {
    reader: 'returns/personal-data.ts',
    tables: ['shop_order'],
    reason: 'whose returns they are: those of the orders a user began',
  },
  {
    reader: 'returns/invariants.ts',
    tables: ['shop_order', 'order_line', 'invoice', 'stock_movement', 'event_attendee'],
    reason: 'proves that returns agree with orders, documents and stock',
  },
  {
    reader: 'sitemap/queries.ts',
    tables: ['product', 'category', 'brand', 'scheme'],
    reason: 'every address of the shop, page by page in one order',
  },
];
