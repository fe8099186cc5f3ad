import { contract } from '../contract.ts';
import { meCall } from './calls.ts';
import { me as meAnswer } from './contract.ts';

export const me = contract(meCall, {
  tag: 'Me',
  summary: 'What a page lays over its cached HTML: user, customers, favourites',
  description: 'Without a token it answers that nobody is signed in.',
  answer: meAnswer,
});
