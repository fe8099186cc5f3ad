/** A mail that is ready to leave. */
export interface OutgoingMail {
  /** The same in each attempt. */
  id: string;
  from: { name: string; address: string };
  replyTo: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  messageId: string;
  attachments: { filename: string; contentType: string; content: Buffer }[];
}

/** Where mails go. */
export interface MailTransport {
  /** @throws AddressRefused when nothing will ever reach the address, MailRefused when this mail never will */
  deliver(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The mail server says that nothing can be sent to the address, now or later. */
export class AddressRefused extends Error {}

/** The mail server refuses this mail for good. */
export class MailRefused extends Error {}
