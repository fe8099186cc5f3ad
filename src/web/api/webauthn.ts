import type { PasskeyAssertion, PasskeyAttestation, PasskeyChallenge } from '../../domain/auth/contract.ts';

/** Comes with the first press: most people never use a passkey here. */
const library = () => import('@simplewebauthn/browser');

/** Whether this browser has passkeys for this address; a bare IP address can have none. */
export function hasPasskeys(): boolean {
  if (typeof window === 'undefined' || !('PublicKeyCredential' in window)) return false;
  return !/^(?:[\d.]+|\[.*\])$/.test(window.location.hostname);
}

/** Whether passkeys can stand among what the browser fills in. */
export async function canFillInPasskeys(): Promise<boolean> {
  return hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/** Has the browser make a passkey. Throws as browsers do. */
export async function makePasskey({ options }: PasskeyChallenge): Promise<PasskeyAttestation> {
  const { startRegistration } = await library();
  const made = await startRegistration({ optionsJSON: options as never });
  const { id, rawId, response } = made;
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } };
}

/**
 * Has the browser answer with a passkey: by a window of its own, or `isFilledIn`, once one is chosen in a field that asks for
 * `webauthn`. Throws as browsers do; asked again, the former question ends with an AbortError.
 */
export async function askForPasskey(
  { options }: PasskeyChallenge,
  { isFilledIn = false } = {},
): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library();
  const { id, rawId, response } = await startAuthentication({
    optionsJSON: options as never,
    useBrowserAutofill: isFilledIn,
    // The field is there, and says so by itself.
    verifyBrowserAutofillInput: false,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  };
}

/** Stops waiting for a passkey. */
export async function stopWaiting(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}

/** What the browser says when no passkey was made or used; null: it failed otherwise. */
export function passkeyProblem(error: unknown): 'cancelled' | 'known' | 'impossible' | null {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  if (name === 'InvalidStateError') return 'known';
  return name === 'NotSupportedError' || name === 'SecurityError' ? 'impossible' : null;
}
