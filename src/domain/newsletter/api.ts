import { contract } from '../contract.ts';
import { subscribeCall } from './calls.ts';
import { subscribeAnswer, subscribeBody } from './contract.ts';

export const subscribe = contract(subscribeCall, {
  tag: 'Newsletter',
  summary: 'Subscribe an e-mail address to the newsletter',
  body: subscribeBody,
  answer: subscribeAnswer.meta({ examples: [{ email: 'nimi@salong.ee' }] }),
});
