import { get, patch, post, put, remove } from '../call.ts';
import type {
  AuthUser,
  ConfirmBody,
  EmailBody,
  LoginBody,
  NewPasswordBody,
  Passkey,
  PasskeyChallenge,
  PasskeyLoginBody,
  PasswordChangeBody,
  PasswordResetBody,
  Profile,
  RecoveryCodes,
  RegisterPasskeyBody,
  RegistrationBody,
  SessionItem,
  SignedIn,
  SocialAccount,
  SocialAnswer,
  SocialCallback,
  SocialProvider,
  SocialProviderItem,
  SocialReturn,
  SocialStart,
  TotpSecret,
} from './contract.ts';

/** Signing in and out; `key` of the answer is the token. */
export const loginCall = post<LoginBody, SignedIn>('/api/v1/rest-auth/login/');
export const logoutCall = post<undefined>('/api/v1/rest-auth/logout/');
export const userCall = get<AuthUser>('/api/v1/rest-auth/user/');
/** Name, language and newsletter of the signed-in user. */
export const changeUserCall = patch<Partial<Profile>, AuthUser>('/api/v1/rest-auth/user/');

/** Registration; the answer is the same whether the address is known or not. */
export const registerCall = post<RegistrationBody>('/api/v1/rest-auth/registration/');
export const resendConfirmationCall = post<EmailBody>('/api/v1/rest-auth/registration/resend/');
export const verifyCustomerCall = get<{ email: string }, { uid: string; token: string }>(
  '/api/v1/users/verify-customer/:uid/:token/',
);

export const askPasswordResetCall = post<EmailBody>('/api/v1/rest-auth/password/reset/');
export const resetPasswordCall = post<PasswordResetBody>('/api/v1/rest-auth/password/reset/confirm/');
export const changePasswordCall = post<PasswordChangeBody>('/api/v1/rest-auth/password/change/');
/** Proves anew who sits there, before something that cannot be undone. */
export const confirmItIsMeCall = post<ConfirmBody>('/api/v1/rest-auth/confirm/');

export const changeEmailCall = post<NewPasswordBody & EmailBody>('/api/v1/rest-auth/email/change/');
export const verifyEmailChangeCall = get<{ email: string }, { token: string }>(
  '/api/v1/users/verify-email-change/:token/',
);

export const sessionsCall = get<SessionItem[]>('/api/v1/rest-auth/sessions/');
/** Ends all sessions but the one that asks. */
export const endOtherSessionsCall = remove('/api/v1/rest-auth/sessions/');
export const endSessionCall = remove<{ id: number }>('/api/v1/rest-auth/sessions/:id/');

/** Passkeys. A challenge is answered once, within five minutes. */
export const passkeysCall = get<Passkey[]>('/api/v1/rest-auth/passkeys/');
export const passkeyRegistrationCall = post<undefined, PasskeyChallenge>(
  '/api/v1/rest-auth/passkeys/registration/',
);
export const registerPasskeyCall = post<RegisterPasskeyBody, Passkey>('/api/v1/rest-auth/passkeys/');
export const renamePasskeyCall = put<{ name: string }, Passkey, { id: number }>(
  '/api/v1/rest-auth/passkeys/:id/',
);
export const deletePasskeyCall = remove<{ id: number }>('/api/v1/rest-auth/passkeys/:id/');
export const passkeyLoginChallengeCall = post<undefined, PasskeyChallenge>(
  '/api/v1/rest-auth/passkeys/login/challenge/',
);
export const passkeyLoginCall = post<PasskeyLoginBody, SignedIn>('/api/v1/rest-auth/passkeys/login/');
/** Proves anew who sits there, as `confirmItIsMeCall` does with a password. */
export const confirmWithPasskeyCall = post<PasskeyLoginBody>('/api/v1/rest-auth/passkeys/confirm/');

/** One-time codes of an app. */
export const startTotpCall = post<undefined, TotpSecret>('/api/v1/rest-auth/totp/');
export const confirmTotpCall = post<{ code: string }, RecoveryCodes>('/api/v1/rest-auth/totp/confirm/');
export const newRecoveryCodesCall = post<undefined, RecoveryCodes>('/api/v1/rest-auth/totp/recovery-codes/');
export const removeTotpCall = remove('/api/v1/rest-auth/totp/');

/** Signing in with another service. */
export const socialProvidersCall = get<SocialProviderItem[]>('/api/v1/th-social-auth/providers/');
export const startSocialCall = post<{ provider: SocialProvider }, SocialStart>(
  '/api/v1/th-social-auth/start/',
);
export const googleLoginCall = post<SocialCallback, SignedIn>('/api/v1/th-social-auth/google/');
export const facebookLoginCall = post<SocialCallback, SignedIn>('/api/v1/th-social-auth/facebook/');
/** Accounts at other services that are linked to the signed-in user's. */
export const socialAccountsCall = get<SocialAccount[]>('/api/v1/th-social-auth/accounts/');
/** Sends a signed-in user to a service, to link the account there. */
export const startLinkingSocialCall = post<{ provider: SocialProvider }, SocialStart>(
  '/api/v1/th-social-auth/accounts/start/',
);
export const linkSocialCall = post<SocialAnswer & { provider: SocialProvider }>(
  '/api/v1/th-social-auth/accounts/',
);
export const unlinkSocialCall = remove<{ provider: SocialProvider }>(
  '/api/v1/th-social-auth/accounts/:provider/',
);
/** Mails a code to the address that the service told, as proof that it is the visitor's. */
export const mailSocialCodeCall = post<SocialReturn>('/api/v1/th-social-auth/email-code/');
