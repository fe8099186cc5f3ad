import * as api from '../../domain/favourites/api.ts';
import type { ShopCalls } from '../database.ts';
import { pageOfList } from '../platform/page-links.ts';
import { signedIn } from '../platform/signed-in.ts';
import * as service from './service.ts';

/** Of one address, behind which a whole salon may sit. */
const callsPerMinute = 300;

/** Favourites and the shared list of them (AC-02). */
export function favouritesCalls(calls: ShopCalls, services: service.FavouriteServices): void {
  const { db } = services;

  calls.each(api.favourites, {}, (visitor) => service.listFavourites(db, signedIn(visitor).user.id));

  calls.each(api.favouriteItems, {}, async (visitor, { query, url }) => {
    const paging = { page: query.page, pageSize: query.page_size };
    const { user } = signedIn(visitor);
    const { items, count } = await service.readItems(services, user.id, visitor.audience, paging);
    return pageOfList(items, { count, ...paging, url });
  });

  calls.write(api.addFavourite, { callsPerMinute }, (visitor, { body }, trx) =>
    service.addFavourite(trx, signedIn(visitor).user.id, body.product),
  );

  calls.write(api.deleteFavourite, { callsPerMinute }, async (visitor, { params }, trx) => {
    await service.deleteFavourite(trx, signedIn(visitor).user.id, params.id);
    return undefined;
  });

  calls.each(api.sharing, {}, (visitor) => service.readSharing(db, signedIn(visitor).user.id));

  calls.write(api.shareFavourites, { callsPerMinute }, (visitor, _input, trx) =>
    service.share(trx, signedIn(visitor).user.id),
  );

  calls.write(api.stopSharingFavourites, { callsPerMinute }, async (visitor, _input, trx) => {
    await service.stopSharing(trx, signedIn(visitor).user.id);
    return undefined;
  });

  calls.each(
    api.sharedFavourites,
    { callsPerMinute },
    async ({ audience }, { params: { token }, query, url }) => {
      const paging = { page: query.page, pageSize: query.page_size };
      const { owner, products, count } = await service.readShared(services, token, audience, paging);
      return { ...pageOfList(products, { count, ...paging, url }), owner };
    },
  );
}
