import type { TicketStatus } from '../../../domain/events/rules.ts';
import type { BadgeTone } from '../../ui/Badge.tsx';

/** How the status of a ticket is marked. */
export const ticketTones: Record<TicketStatus, BadgeTone> = {
  ISSUED: 'success',
  CHECKED_IN: 'info',
  VOID: 'outline',
  REFUNDED: 'outline',
};
