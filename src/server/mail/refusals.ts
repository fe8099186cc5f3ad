/** What nodemailer tells of a conversation that failed. */
interface SmtpFailure {
  responseCode?: number;
  /** As the server answered, `550 5.1.1 No such user`. */
  response?: string;
  /** The step of the conversation that was refused. */
  command?: string;
}

/** Enhanced codes (RFC 3463) of an address that does not exist, has moved or is closed. */
const deadAddress = /^5\.(?:1\.[0-36]|1\.10|2\.1)$/;
/** Where a server gives no enhanced code: no such mailbox, user not local, name not allowed. */
const deadMailbox = new Set([550, 551, 553]);

/**
 * Whether a failure is for good: of the address (nothing will reach it) or of this mail alone; null: worth another
 * attempt. A refusal out of policy (relaying, a block list) says nothing about the address.
 */
export function refusalOf(error: unknown): 'address' | 'mail' | null {
  const { responseCode = 0, response = '', command } = error as SmtpFailure;
  if (responseCode < 500 || responseCode > 599) return null;
  if (command === 'RCPT TO') {
    const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
    return (enhanced ? deadAddress.test(enhanced) : deadMailbox.has(responseCode)) ? 'address' : 'mail';
  }
  return command === 'DATA' || command === 'MAIL FROM' ? 'mail' : null;
}
