import * as calls from '../src/domain/reviews/calls.ts';
import type { OwnReview, ReviewBody, StaffReview } from '../src/domain/reviews/contract.ts';
import type { ReviewPage } from '../src/domain/reviews/calls.ts';
import { callerOf, fromManyAddresses } from './calls.ts';
import { deliverOrder } from './delivered.ts';
import { buildProduct } from './factories.ts';
import { addMember, buildCustomer, signIn, signInStaff } from './people.ts';
import type { TestServer } from './server.ts';

/** Who may write a review, and whoever else reviews need, through the calls of the shop. */
export function reviewSetup(server: TestServer) {
  const { db } = server.database;
  const ask = fromManyAddresses(callerOf(server));
  let moderator: Promise<{ token: string }> | undefined;

  const write = (token: string | undefined, id: number, body: ReviewBody) =>
    ask<typeof calls.writeReviewCall, OwnReview>(calls.writeReviewCall, { params: { id }, body, token });

  /** A customer with a user who has had products delivered, by new ones where none are named. */
  async function buyer({ products = [] as number[], isBusiness = false } = {}) {
    const bought = products.length > 0 ? products : [(await buildProduct(db, { stock: { TLN: 9 } })).id];
    const customer = await buildCustomer(db, { isBusiness });
    const { token, userId } = await signIn(db, { customerId: customer.id });
    const order = await deliverOrder(server, { products: bought, customerId: customer.id, userId });
    return { token, userId, customer, order, product: bought[0]! };
  }

  return {
    ask,
    buyer,
    write,
    /** A review that waits for approval, with its author. */
    async reviewed(body: Partial<ReviewBody> = {}, products: number[] = []) {
      const author = await buyer({ products });
      const { status, body: review } = await write(author.token, author.product, {
        rating: 5,
        text: 'Hea',
        ...body,
      });
      if (status !== 200) throw new Error(`no review: ${JSON.stringify(review)}`);
      return { ...author, review };
    },
    async decide(id: number, body: object) {
      moderator ??= signInStaff(db, 'TH_PRODUCT_ADMIN');
      return ask<typeof calls.moderateReviewCall, StaffReview>(calls.moderateReviewCall, {
        params: { id },
        body: body as never,
        token: (await moderator).token,
      });
    },
    list: async (id: number, query: object = {}, headers: Record<string, string> = {}) =>
      (
        await ask<typeof calls.reviewsCall, ReviewPage>(calls.reviewsCall, {
          params: { id, ...query },
          headers,
        })
      ).body,
    /** A colleague of a customer, signed in. */
    async colleague(customerId: number, role: 'CUSTOMER_ADMIN' | 'CUSTOMER_USER' = 'CUSTOMER_USER') {
      const { token, userId, sessionId } = await signIn(db);
      await addMember(db, customerId, userId, role);
      await db.updateTable('session').set({ customer_id: customerId }).where('id', '=', sessionId).execute();
      return { token, userId };
    },
  };
}
