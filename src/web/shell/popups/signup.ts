import { signupQuietSeconds, signupStep } from '../../../domain/popups/rules.ts';
import { signupWaitMs } from '../../../domain/popups/signup-wait.ts';
import { sessionToken } from '../../api/token.ts';
import { isDialogOpen } from '../../ui/dialog-order.ts';
import type { Visit } from './start.ts';

/** Invites an anonymous visitor to register, once a week (PP-01 d). */
export function inviteToRegister({ openModal, openedAtMs, signal }: Visit): void {
  const look = () => {
    const step = signupStep({
      isSignedIn: sessionToken() !== undefined,
      wasInvited: /(?:^|;\s*)signup_popup=/.test(document.cookie),
      isModalOpen: isDialogOpen(),
      path: window.location.pathname,
    });
    if (step === 'wait') wait(signupWaitMs);
    if (step !== 'open') return;
    document.cookie = `signup_popup=1; Max-Age=${signupQuietSeconds}; Path=/; SameSite=Lax; Secure`;
    openModal('register');
  };
  const wait = (ms: number) => {
    const timer = setTimeout(look, ms);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  };
  wait(Math.max(0, openedAtMs + signupWaitMs - performance.now()));
}
