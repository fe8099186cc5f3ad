import { noticeKinds, type NoticeKind } from '../../domain/notices/kinds.ts';
import type { SecretBox } from '../platform/secret-box.ts';

/** To whom a mail went, and what it was about. */
export interface NoticeLink {
  /** Lower case. */
  email: string;
  kind: NoticeKind;
}

/**
 * Keys of the links by which mails are stopped: whoever has one may say no for its address, signed in or not, as long as
 * the shop stands. The address in it cannot be read by whoever sees the link.
 */
export interface NoticeKeys {
  keyOf(link: NoticeLink): string;
  /** Null: no key of this shop. */
  linkOf(key: string): NoticeLink | null;
}

const owner = 'notice link';

export function createNoticeKeys(box: SecretBox): NoticeKeys {
  return {
    keyOf: ({ email, kind }) => box.seal(`${kind} ${email}`, owner).toString('base64url'),
    linkOf(key) {
      const text = opened(box, key);
      if (text === null) return null;
      const at = text.indexOf(' ');
      const kind = noticeKinds.find((one) => one === text.slice(0, at));
      return kind ? { kind, email: text.slice(at + 1) } : null;
    },
  };
}

function opened(box: SecretBox, key: string): string | null {
  try {
    return box.open(Buffer.from(key, 'base64url'), owner);
  } catch {
    return null;
  }
}
