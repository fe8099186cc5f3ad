import * as api from '../../domain/auth/social-api.ts';
import type { ShopCalls } from '../database.ts';
import type { Caller } from '../platform/calls.ts';
import type { Visitor } from '../../domain/visitor.ts';
import { signedIn } from '../platform/signed-in.ts';
import { requireRecentLogin } from './recent-login.ts';
import { linkSocialAccount, readSocialAccounts, unlinkSocialAccount } from './social-accounts.ts';
import { finishSocialLogin, mailSocialCode, type SocialCaller } from './social.ts';
import { startSocialLogin, type SocialServices } from './social-flow.ts';

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
    startSocialLogin(services, body.provider, { origin: services.originOf(caller.host), log: caller.log }),
  );
  calls.each(api.googleLogin, { callsPerMinute }, (visitor, { body }, caller) =>
    finishSocialLogin(services, 'google', body, from(visitor, caller)),
  );
  calls.each(api.facebookLogin, { callsPerMinute }, (visitor, { body }, caller) =>
    finishSocialLogin(services, 'facebook', body, from(visitor, caller)),
  );
  calls.each(api.socialAccounts, {}, (visitor) => readSocialAccounts(services.db, signedIn(visitor)));
  calls.each(api.startLinkingSocial, { callsPerMinute }, async (visitor, { body }, { host, log }) => {
    const { user } = signedIn(visitor);
    await requireRecentLogin(services.db, signedIn(visitor), services.clock());
    return startSocialLogin(services, body.provider, {
      origin: services.originOf(host),
      log,
      userId: user.id,
    });
  });
  calls.each(api.linkSocial, { callsPerMinute }, async (visitor, { body }, caller) => {
    const { provider, ...answer } = body;
    await linkSocialAccount(services, signedIn(visitor), provider, answer, caller);
    return null;
  });
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
