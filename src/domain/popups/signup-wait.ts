/** How long somebody looks around before being invited to register, and until the next attempt. */
export const signupWaitMs = 20_000;
