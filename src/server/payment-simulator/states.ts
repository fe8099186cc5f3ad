/** Where a simulated payment stands, in EveryPay's words. */
export const simulatedStates = [
  'initial',
  'sent_for_processing',
  'settled',
  'failed',
  'abandoned',
  'refunded',
] as const;
export type SimulatedState = (typeof simulatedStates)[number];

/** What a person or a script may decide on the hosted page: the field `outcome`. */
export const outcomes = [
  'settled',
  'failed',
  'abandoned',
  'pending',
  'settled-late',
  'settled-twice',
] as const;
export type Outcome = (typeof outcomes)[number];

/** How long after the buyer went back `settled-late` settles, in ms. */
export const lateMs = 5_000;

const states: Record<Outcome, SimulatedState> = {
  settled: 'settled',
  failed: 'failed',
  abandoned: 'abandoned',
  pending: 'sent_for_processing',
  'settled-late': 'sent_for_processing',
  'settled-twice': 'settled',
};

export function stateAfter(outcome: Outcome): SimulatedState {
  return states[outcome];
}

/** Whether somebody may still decide what becomes of it. */
export function isOpen(state: SimulatedState): boolean {
  return state === 'initial' || state === 'sent_for_processing';
}

const estoStatuses: Record<SimulatedState, string> = {
  initial: 'CREATED',
  sent_for_processing: 'CREATED',
  settled: 'APPROVED',
  refunded: 'APPROVED',
  failed: 'REJECTED',
  abandoned: 'FAILED',
};

export function estoStatusOf(state: SimulatedState): string {
  return estoStatuses[state];
}
