export type { RenderTicket, TicketServices } from './deps.ts';
export { writeDueMails } from './due-mails.ts';
export { passSeatsOn } from './offers-job.ts';
export { onOrdersSubmitted, ticketTopics } from './topics.ts';
export { waitlistHandlers } from './waiting-mails.ts';
