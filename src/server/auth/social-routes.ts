import * as api from '../../domain/auth/social-api.ts';
import type { ShopCalls } from '../database.ts';
import type { Caller } from '../platform/calls.ts';
import type { Visitor } from '../../domain/visitor.ts';
import { signedIn } from '../platform/signed-in.ts';
import { requireRecentLogin } from './recent-login.ts';
import { readSocialAccounts, unlinkSocialAccount } from './social-accounts.ts';
import {
  finishSocialLogin,
  mailSocialCode,
  startSocialLogin,
  type SocialCaller,
  type SocialServices,
} from './social.ts';

/** Of one address in a minute; a person needs one or two. */
const callsPerMinute = 30;
const mailsPerMinute = 5;

/** Signing in with other services (AU-01). None is a `write`: they call the service, or a password is hashed. */
export function socialCalls(
  calls: ShopCalls,
  services: SocialServices & { originOf: (host: string) => string },
): void {
  calls.each(api.socialProviders, {}, () => [...services.social.keys()].map((provider) => ({ provider })));
  calls.each(api.startSocial, { callsPerMinute }, (_visitor, { body }, caller) =>
    startSocialLogin(services, body.provider, services.originOf(caller.host), caller.log),
  );
  calls.each(api.googleLogin, { callsPerMinute }, (visitor, { body }, caller) =>
    finishSocialLogin(services, 'google', body, from(visitor, caller)),
  );
  calls.each(api.facebookLogin, { callsPerMinute }, (visitor, { body }, caller) =>
    finishSocialLogin(services, 'facebook', body, from(visitor, caller)),
  );
  calls.each(api.socialAccounts, {}, (visitor) => readSocialAccounts(services.db, signedIn(visitor)));
  calls.write(api.unlinkSocial, {}, async (visitor, { params }, trx, { userAgent }) => {
    const now = services.clock();
    await requireRecentLogin(trx, signedIn(visitor), now);
    await unlinkSocialAccount(trx, signedIn(visitor), params.provider, { now, userAgent });
    return null;
  });
  calls.each(api.mailSocialCode, { callsPerMinute: mailsPerMinute }, async (visitor, { body }) => {
    await mailSocialCode(services, body, visitor.audience);
    return null;
  });
}

function from({ audience }: Visitor, { ip, userAgent, log }: Caller): SocialCaller {
  return { audience, ip, userAgent, log };
}
