import type { Db } from '../database.ts';
import type { Config } from '../platform/config.ts';
import { isLive } from '../platform/live.ts';
import { loopbackOrigin, simulatedShop, simulatorRoot } from './access.ts';
import { createCallbackLoop, type CallbackLoop } from './callback-loop.ts';
import { noFailures, type InjectedFailures } from './failure-injection.ts';

export { simulatorRoutes } from './routes.ts';

/** A provider of payments for trying the shop out. No money moves, and no live shop has it. */
export interface PaymentSimulator {
  /** How the shop reaches it and who it is there. */
  access: {
    everypay: { url: string; username: string; secret: string; account: string };
    esto: { url: string; shopId: string; secretKey: string };
  };
  failures: InjectedFailures;
  callbacks: CallbackLoop;
  /** Where EveryPay's portal would hold the one address that callbacks go to. */
  callbackUrl: string;
}

/** Null for a live shop. */
export function createPaymentSimulator(
  config: Config,
  deps: {
    db: Db;
    clock: () => Date;
    everypayCallbackPath: string;
    onError: (error: unknown) => void;
  },
): PaymentSimulator | null {
  if (isLive(config)) return null;
  const origin = loopbackOrigin(config);
  const { username, secret, account } = simulatedShop;
  const failures = noFailures();
  return {
    access: {
      everypay: { url: `${origin}${simulatorRoot}/everypay/api/v4`, username, secret, account },
      esto: { url: `${origin}${simulatorRoot}/esto`, shopId: username, secretKey: secret },
    },
    failures,
    callbacks: createCallbackLoop({ ...deps, failures }),
    callbackUrl: `${origin}${deps.everypayCallbackPath}`,
  };
}
