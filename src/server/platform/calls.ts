import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { z, type ZodType } from 'zod';
import type { Permission } from '../../domain/auth/permissions.ts';
import { hasPermission } from '../../domain/auth/rights.ts';
import type { Contract } from '../../domain/contract.ts';
import { FieldError, ShopError } from '../../domain/errors.ts';
import { anonymous, type Visitor } from '../../domain/visitor.ts';
import { bytesOf, jsonAnswer, sharedAnswer, type Answer } from './answer.ts';
import type { Cache } from './cache.ts';
import { cacheKey } from './cache-key.ts';
import { fieldsOf } from './errors.ts';
import { repeatable, repeatableSteps } from './idempotency.ts';
import { createKeyQueues } from './key-queues.ts';
import { signedIn } from './signed-in.ts';

/** A call as it came, before its contract has checked it. */
export interface Sent {
  /** Path and query: part of the cache key, and what links to pages beside it are made of. */
  url: string;
  params: unknown;
  query: unknown;
  body?: unknown;
}

/** What a handler gets: all of it fits the contract. */
export interface Input<Params, Query, Body> {
  url: string;
  params: Params;
  query: Query;
  body: Body;
}

/** What an answer is, and the cache tags of what it shows. */
export interface Shown<Value> {
  value: Value;
  tags: readonly string[];
}

/** Where a call came from, for handlers that count, limit or report. */
export interface Caller {
  ip: string;
  /** The host that was asked; whatever the request says, so to be compared with those of the shop. */
  host: string;
  /** What the device calls itself. */
  userAgent: string | undefined;
  requestId: string;
  log: FastifyBaseLogger;
  idempotencyKey: string | undefined;
}

export interface Limits {
  /** Calls an address may make in a minute, never more than RATE_LIMIT_PER_MINUTE; left out: no limit. */
  callsPerMinute?: number;
  /** The answer of a write is held back so long, where the time it took would tell what it did. */
  minMs?: number;
}

interface SharedPolicy {
  /** How long the answer is fresh, in ms. */
  cacheMs: number;
  /**
   * For answers that are asked for most and made by typed code alone: checking each against its schema takes longer than
   * making it. Tests check them strictly.
   */
  isUnchecked?: boolean;
}

/** A call that is being served. */
export interface ServedCall extends Limits {
  contract: Contract;
  /** Whether the answer is the same for all of an audience. */
  isShared: boolean;
  /** How long a shared answer is fresh, in ms. */
  cacheMs?: number;
  answer: (visitor: Visitor, sent: Sent, caller: Caller) => Promise<Answer>;
}

/** The calls that are served, whatever database their writes use. */
export interface CallTable {
  find(method: string, path: string): ServedCall | undefined;
  list(): ServedCall[];
  /** A shared answer that is fresh in memory. */
  cached(call: ServedCall, visitor: Visitor, url: string): Answer | undefined;
}

type MaybePromise<Value> = Value | Promise<Value>;

/**
 * The calls of the shop. Each is registered once with its contract and a handler, which HTTP (`serve-calls.ts`) and the
 * rendering of pages both call. The kinds:
 *
 * - `shared`: the answer depends on the audience alone and may be cached. Its handler is given nobody in particular,
 *   so that it cannot show anything personal.
 * - `each`: handled for every request, with its visitor.
 * - `write`: handled in a transaction; with an `Idempotency-Key` once for all repetitions.
 * - `stepped`: a write of several transactions with a network between them, safe to repeat at each step.
 * - `prepared`: a write with a step before its transaction, for what takes long (hashing a password) or uses the network.
 */
export class Calls<DB> implements CallTable {
  readonly #byAddress = new Map<string, ServedCall>();
  readonly #cache: Cache;
  readonly #db: Kysely<DB>;
  readonly #writes = createKeyQueues({
    maxWaiting: 100,
    refusal: () => new ShopError('RATE_LIMITED', undefined, { retryAfterSeconds: 2 }),
  });

  constructor({ cache, db }: { cache: Cache; db: Kysely<DB> }) {
    this.#cache = cache;
    this.#db = db;
  }

  shared<P, Q, B, A>(
    contract: Contract<P, Q, B, A>,
    policy: Limits & SharedPolicy,
    handler: (visitor: Pick<Visitor, 'audience'>, input: Input<P, Q, B>) => MaybePromise<Shown<A>>,
  ): void {
    this.#add({
      ...policy,
      contract,
      isShared: true,
      answer: (visitor, sent) => {
        const { audience } = visitor;
        const key = cacheKey(
          { kind: 'answer', method: contract.call.method, isShared: true, url: sent.url },
          audience,
        );
        const load = async (tags: Set<string>) => {
          const shown = await handler(anonymous(audience), checked(contract, sent));
          for (const tag of shown.tags) tags.add(tag);
          return sharedAnswer(policy.isUnchecked ? shown.value : fitting(contract, shown.value), shown.tags);
        };
        if (key === null) return load(new Set());
        return this.#cache.getOrLoad(key, { freshMs: policy.cacheMs, sizeOf: bytesOf }, load);
      },
    });
  }

  each<P, Q, B, A>(
    contract: Contract<P, Q, B, A>,
    limits: Limits,
    handler: (visitor: Visitor, input: Input<P, Q, B>, caller: Caller) => MaybePromise<A>,
  ): void {
    this.#add({
      ...limits,
      contract,
      isShared: false,
      answer: async (visitor, sent, caller) =>
        jsonAnswer(fitting(contract, await handler(visitor, checked(contract, sent), caller))),
    });
  }

  write<P, Q, B, A>(
    contract: Contract<P, Q, B, A>,
    limits: Limits,
    handler: (
      visitor: Visitor,
      input: Input<P, Q, B>,
      trx: Transaction<DB>,
      caller: Caller,
    ) => MaybePromise<A>,
  ): void {
    this.prepared(contract, limits, {
      prepare: () => undefined,
      write: (visitor, input, trx, _ready, caller) => handler(visitor, input, trx, caller),
    });
  }

  prepared<P, Q, B, A, Ready>(
    contract: Contract<P, Q, B, A>,
    limits: Limits,
    steps: {
      /** Also made for a repetition, whose write is not. */
      prepare: (visitor: Visitor, input: Input<P, Q, B>, caller: Caller) => MaybePromise<Ready>;
      write: (
        visitor: Visitor,
        input: Input<P, Q, B>,
        trx: Transaction<DB>,
        ready: Ready,
        caller: Caller,
      ) => MaybePromise<A>;
    },
  ): void {
    this.#add({
      ...limits,
      contract,
      isShared: false,
      answer: async (visitor, sent, caller) => {
        const input = checked(contract, sent);
        const value = await noSoonerThan(limits.minMs, async () => {
          const ready = await steps.prepare(visitor, input, caller);
          return this.#inTurn(uuidOf(sent), () =>
            this.#db
              .transaction()
              .execute((trx) =>
                repeatable(trx, { contract, visitor, caller, input }, async () =>
                  fitting(contract, await steps.write(visitor, input, trx, ready, caller)),
                ),
              ),
          );
        });
        return jsonAnswer(value);
      },
    });
  }

  stepped<P, Q, B, A>(
    contract: Contract<P, Q, B, A>,
    limits: Limits,
    handler: (visitor: Visitor, input: Input<P, Q, B>, caller: Caller) => Promise<A>,
  ): void {
    this.#add({
      ...limits,
      contract,
      isShared: false,
      answer: async (visitor, sent, caller) => {
        const input = checked(contract, sent);
        const uuid = uuidOf(sent);
        // It waits for a network: other writes to the same thing need not.
        const value = await this.#inTurn(uuid && `${contract.call.path} ${uuid}`, () =>
          repeatableSteps(this.#db, { contract, visitor, caller, input }, async () =>
            fitting(contract, await handler(visitor, input, caller)),
          ),
        );
        return jsonAnswer(value);
      },
    });
  }

  find(method: string, path: string): ServedCall | undefined {
    return this.#byAddress.get(`${method} ${path}`);
  }

  list(): ServedCall[] {
    return [...this.#byAddress.values()];
  }

  cached(call: ServedCall, visitor: Visitor, url: string): Answer | undefined {
    const { isShared, contract } = call;
    const key = cacheKey({ kind: 'answer', method: contract.call.method, isShared, url }, visitor.audience);
    const entry = key === null ? undefined : this.#cache.get<Answer>(key);
    return entry && !entry.isDue ? entry.value : undefined;
  }

  /**
   * Of writes to one thing, an order or a list, a few go on at a time. The lock of its row has the others wait as well, but
   * each with a connection that everybody else waits for. More than some tabs would send are refused.
   */
  #inTurn<A>(key: string | undefined, write: () => Promise<A>): Promise<A> {
    return key === undefined ? write() : this.#writes.add(key, writesAtOnce, write);
  }

  #add(call: ServedCall): void {
    const { method, path } = call.contract.call;
    const address = `${method} ${path}`;
    if (this.#byAddress.has(address)) throw new Error(`${address} is served twice`);
    const { permission } = call.contract;
    // What is shared is answered from memory, where nobody is asked who they are.
    if (permission !== undefined && call.isShared)
      throw new Error(`${address} asks for rights and is shared`);
    this.#byAddress.set(
      address,
      permission === undefined
        ? call
        : {
            ...call,
            answer: async (visitor, ...rest) => {
              allow(visitor, permission);
              return call.answer(visitor, ...rest);
            },
          },
    );
  }
}

/** To one thing: two tabs that pay an order are answered beside each other. */
const writesAtOnce = 4;

/** The thing that a call is about, where it is one person's or company's. */
function uuidOf({ params }: Sent): string | undefined {
  const { uuid } = (params ?? {}) as { uuid?: unknown };
  return typeof uuid === 'string' ? uuid.toLowerCase() : undefined;
}

/** The one place where the permission of a call is asked for, before anything of it is looked at. */
function allow(visitor: Visitor, permission: Permission): void {
  signedIn(visitor);
  if (!hasPermission(visitor.permissions, permission)) throw new ShopError('NOT_ALLOWED');
}

async function noSoonerThan<A>(minMs: number | undefined, work: () => Promise<A>): Promise<A> {
  if (minMs === undefined) return work();
  const [done] = await Promise.allSettled([work(), sleep(minMs)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}

const nothing = z.strictObject({});

/** The one place where what was sent is checked. */
function checked<P, Q, B>(contract: Contract<P, Q, B>, sent: Sent): Input<P, Q, B> {
  const params = contract.params?.safeParse(sent.params);
  // An id that cannot exist in a path is a thing that does not exist.
  if (params && !params.success) throw new ShopError('NOT_FOUND');
  return {
    url: sent.url,
    params: params?.data as P,
    // Nobody has to send a body whose fields may all be left out.
    body: fieldsChecked<unknown>(contract.body ?? nothing, sent.body ?? {}) as B,
    query: fieldsChecked<unknown>(contract.query ?? nothing, filledIn(sent.query)) as Q,
  };
}

/** A parameter without a value is none: forms send each of their fields. */
function filledIn(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

function fieldsChecked<T>(schema: ZodType<T>, sent: unknown): T {
  const found = schema.safeParse(sent);
  if (!found.success) throw new FieldError(fieldsOf(found.error.issues));
  return found.data;
}

/** What goes out: the fields the contract names and no other. */
function fitting<A>(contract: Contract<unknown, unknown, unknown, A>, value: A): A | null {
  if (!contract.answer) return null;
  const found = z.safeEncode(contract.answer, value);
  if (!found.success) {
    const { method, path } = contract.call;
    throw new Error(`the answer of ${method} ${path} does not fit its contract`, { cause: found.error });
  }
  return found.data as A;
}
