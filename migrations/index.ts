import type { Migration } from 'kysely';
import * as shop from './0001_shop.ts';
import * as searchOutbox from './0002_search_outbox.ts';
import * as creator from './0003_creator.ts';
import * as shopsOfIlumaja from './0004_shops_of_ilumaja.ts';
import * as familyVariations from './0005_family_variations.ts';
import * as wantedImages from './0006_wanted_images.ts';
import * as searchFacetCodes from './0007_search_facet_codes.ts';
import * as runningPricesAndCampaigns from './0008_running_prices_and_campaigns.ts';
import * as warehouseNames from './0009_warehouse_names.ts';
import * as focalPoints from './0010_focal_points.ts';
import * as popularProducts from './0011_popular_products.ts';
import * as swatchPictures from './0012_swatch_pictures.ts';
import * as searchCodes from './0013_search_codes.ts';
import * as deadLetters from './0014_dead_letters.ts';
import * as searchVariations from './0015_search_variations.ts';
import * as blockVersions from './0016_block_versions.ts';
import * as tradeSynonyms from './0017_trade_synonyms.ts';
import * as productWarnings from './0018_product_warnings.ts';
import * as people from './0021_people.ts';
import * as idempotencyKeys from './0022_idempotency_keys.ts';
import * as accounts from './0023_accounts.ts';
import * as customers from './0024_customers.ts';
import * as mail from './0025_mail.ts';
import * as secondFactors from './0026_second_factors.ts';
import * as favourites from './0027_favourites.ts';
import * as consent from './0028_consent.ts';
import * as rights from './0029_rights.ts';
import * as personalData from './0030_personal_data.ts';
import * as orders from './0032_orders.ts';
import * as delivery from './0033_delivery.ts';
import * as payments from './0034_payments.ts';
import * as invoices from './0035_invoices.ts';
import * as paymentSimulator from './0036_payment_simulator.ts';
import * as placing from './0037_placing.ts';
import * as drafts from './0038_drafts.ts';
import * as placedOrders from './0040_placed_orders.ts';
import * as productCodes from './0040_product_codes.ts';
import * as groupAudiences from './0041_group_audiences.ts';
import * as loyalty from './0042_loyalty.ts';
import * as events from './0043_events.ts';
import * as returns from './0044_returns.ts';
import * as reviews from './0045_reviews.ts';
import * as reorder from './0046_reorder.ts';
import * as notices from './0047_notices.ts';
import * as invoiceDiscounts from './0050_invoice_discounts.ts';
import * as eventOffers from './0051_event_offers.ts';
import * as reviewInvitations from './0053_review_invitations.ts';
import * as savedLists from './0054_saved_lists.ts';
import * as capturedMails from './0056_captured_mails.ts';
import * as receivedPayments from './0057_received_payments.ts';
import * as noticeLetters from './0055_notice_letters.ts';
import * as linkedAccounts from './0058_linked_accounts.ts';
import * as groupAudienceFrame from './0059_group_audience_frame.ts';
import * as openedRestrictions from './0060_opened_restrictions.ts';
import * as reverseCharge from './0061_reverse_charge.ts';
import * as ordersOfCustomer from './0062_orders_of_customer.ts';
import * as backInStockByLink from './0063_back_in_stock_by_link.ts';
import * as refundOfCancelledOrder from './0064_refund_of_cancelled_order.ts';
import * as answersAsSent from './0065_answers_as_sent.ts';
import * as namesOfDeletedProducts from './0066_names_of_deleted_products.ts';
import * as sumsThatCame from './0067_sums_that_came.ts';
import * as indexOfTemplates from './0068_index_of_templates.ts';
import * as chargedBack from './0069_charged_back.ts';
import * as furniture from './0070_furniture.ts';
import * as creditNotesOfNothing from './0071_credit_notes_of_nothing.ts';
import * as ordersOfErased from './0072_orders_of_erased.ts';
import * as wordsOfTheField from './0073_words_of_the_field.ts';
import * as daysOfSeries from './0074_days_of_series.ts';

/** Every migration, in order. A migration is never edited once it is merged. */
export const migrations: Record<string, Migration> = {
  '0001_shop': shop,
  '0002_search_outbox': searchOutbox,
  '0003_creator': creator,
  '0004_shops_of_ilumaja': shopsOfIlumaja,
  '0005_family_variations': familyVariations,
  '0006_wanted_images': wantedImages,
  '0007_search_facet_codes': searchFacetCodes,
  '0008_running_prices_and_campaigns': runningPricesAndCampaigns,
  '0009_warehouse_names': warehouseNames,
  '0010_focal_points': focalPoints,
  '0011_popular_products': popularProducts,
  '0012_swatch_pictures': swatchPictures,
  '0013_search_codes': searchCodes,
  '0014_dead_letters': deadLetters,
  '0015_search_variations': searchVariations,
  '0016_block_versions': blockVersions,
  '0017_trade_synonyms': tradeSynonyms,
  '0018_product_warnings': productWarnings,
  '0021_people': people,
  '0022_idempotency_keys': idempotencyKeys,
  '0023_accounts': accounts,
  '0024_customers': customers,
  '0025_mail': mail,
  '0026_second_factors': secondFactors,
  '0027_favourites': favourites,
  '0028_consent': consent,
  '0029_rights': rights,
  '0030_personal_data': personalData,
  '0032_orders': orders,
  '0033_delivery': delivery,
  '0034_payments': payments,
  '0035_invoices': invoices,
  '0036_payment_simulator': paymentSimulator,
  '0037_placing': placing,
  '0038_drafts': drafts,
  '0040_placed_orders': placedOrders,
  '0040_product_codes': productCodes,
  '0041_group_audiences': groupAudiences,
  '0042_loyalty': loyalty,
  '0043_events': events,
  '0044_returns': returns,
  '0045_reviews': reviews,
  '0046_reorder': reorder,
  '0047_notices': notices,
  '0050_invoice_discounts': invoiceDiscounts,
  '0051_event_offers': eventOffers,
  '0053_review_invitations': reviewInvitations,
  '0054_saved_lists': savedLists,
  '0056_captured_mails': capturedMails,
  '0057_received_payments': receivedPayments,
  '0055_notice_letters': noticeLetters,
  '0058_linked_accounts': linkedAccounts,
  '0059_group_audience_frame': groupAudienceFrame,
  '0060_opened_restrictions': openedRestrictions,
  '0061_reverse_charge': reverseCharge,
  '0062_orders_of_customer': ordersOfCustomer,
  '0063_back_in_stock_by_link': backInStockByLink,
  '0064_refund_of_cancelled_order': refundOfCancelledOrder,
  '0065_answers_as_sent': answersAsSent,
  '0066_names_of_deleted_products': namesOfDeletedProducts,
  '0067_sums_that_came': sumsThatCame,
  '0068_index_of_templates': indexOfTemplates,
  '0069_charged_back': chargedBack,
  '0070_furniture': furniture,
  '0071_credit_notes_of_nothing': creditNotesOfNothing,
  '0072_orders_of_erased': ordersOfErased,
  '0073_words_of_the_field': wordsOfTheField,
  '0074_days_of_series': daysOfSeries,
};
