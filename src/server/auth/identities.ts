import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Db } from '../database.ts';
import { createCache, type Cache } from '../platform/cache.ts';
import type { Identities, Identity } from '../platform/identity.ts';
import { createLastUsed, lastUsedEveryMs } from './last-used.ts';
import { findSession, type SessionRow } from './queries.ts';

/** Identities that are asked for again and again, and the cache that a change of theirs purges. */
export interface IdentityCache extends Identities, Pick<Cache, 'purge'> {}

interface Held {
  identity: Identity;
  expiresAtMs: number;
  usedAtMs: number;
}

/** Sessions held in memory take so much at most: some ten thousand. */
const maxBytes = 8_000_000;
const bytesOfIdentity = 600;
/** Every change is announced; this bounds what a lost announcement can do. */
const freshMs = 300_000;
/** Tokens that are dead stay dead, so they are held apart, where guesses push no living session out. */
const deadTokens = { max: 5000, ttl: freshMs };
/** 256 random bits in base64url. */
const tokenShape = /^[\w-]{43}$/;

interface Options {
  db: Db;
  clock: () => Date;
  /** Whether the staff must have a second factor. */
  staffNeedsFactor: boolean;
}

/** Answers whose token it is, from memory where it can. */
export function createIdentities({ db, clock, staffNeedsFactor }: Options): IdentityCache {
  const now = () => clock().getTime();
  // The age of entries follows a clock that nobody can turn back; only when a session ends is a time of day.
  const cache = createCache({ maxBytes, now: () => performance.now(), onError: () => {} });
  const lastUsed = createLastUsed(db, clock);
  const dead = new LRUCache<string, true>(deadTokens);

  function known(token: string): Identity | null | undefined {
    if (!tokenShape.test(token)) return null;
    const key = keyOf(token);
    if (dead.has(key)) return null;
    const held = cache.get<Held>(key)?.value;
    if (!held) return undefined;
    return now() < held.expiresAtMs ? used(held) : null;
  }

  function used(held: Held): Identity {
    const nowMs = now();
    if (nowMs - held.usedAtMs >= lastUsedEveryMs) {
      held.usedAtMs = nowMs;
      lastUsed.note(held.identity.sessionId!);
    }
    return held.identity;
  }

  async function read(token: string): Promise<Identity | null> {
    if (!tokenShape.test(token)) return null;
    const row = await findSession(db, Buffer.from(keyOf(token), 'hex'), { now: clock(), staffNeedsFactor });
    if (!row) return null;
    lastUsed.note(row.session_id);
    return identityOf(row);
  }

  async function find(token: string): Promise<Identity | null> {
    const held = known(token);
    if (held !== undefined) return held;
    const key = keyOf(token);
    const found = await cache.getOrLoad<Held | null>(
      key,
      { freshMs, sizeOf: () => bytesOfIdentity, isCacheable: (one) => one !== null },
      async (tags) => {
        const row = await findSession(db, Buffer.from(key, 'hex'), { now: clock(), staffNeedsFactor });
        if (!row) return null;
        for (const tag of tagsOf(row)) tags.add(tag);
        return { identity: identityOf(row), expiresAtMs: row.expires_at.getTime(), usedAtMs: 0 };
      },
    );
    if (!found) dead.set(key, true);
    return found && used(found);
  }

  return {
    known,
    find,
    read,
    forget: (userId) => cache.purge([`user:${userId}`]),
    purge: (tags) => cache.purge(tags),
  };
}

/** What is stored of a token: whoever reads the database, or the memory of the process, cannot use it. */
function keyOf(token: string): string {
  return hash('sha256', token, 'hex');
}

/** What the triggers of the tables announce when it changes. */
function tagsOf(row: SessionRow): string[] {
  return [
    `session:${row.session_id}`,
    `user:${row.user_id}`,
    ...(row.customer_id === null ? [] : [`customer:${row.customer_id}`]),
    ...row.roles.map((role) => `role:${role}`),
  ];
}

function identityOf(row: SessionRow): Identity {
  const { customer_id: id, customer_uuid: uuid, customer_role: role } = row;
  return {
    user: { id: row.user_id, uuid: row.user_uuid },
    sessionId: row.session_id,
    customer: id !== null && uuid !== null && role !== null ? { id, uuid, role } : null,
    groups: new Set([...(role !== null ? [role] : []), ...(row.staff_counts ? row.roles : [])]),
    permissions: new Set(row.permissions),
    groupId: row.customer_group_id,
    isBusiness: row.is_business ?? false,
    openedRestrictions: row.opened_restrictions ?? [],
  };
}
