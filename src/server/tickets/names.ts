/** An order of tickets was submitted. */
export const issueTopic = 'tickets.issue';
/** A ticket was issued, or is another person's now. */
export const sendTopic = 'tickets.send';
/** An event was cancelled. */
export const canceledEventTopic = 'tickets.event-canceled';
