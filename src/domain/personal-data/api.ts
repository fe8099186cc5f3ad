import { z } from 'zod';
import { contract } from '../contract.ts';
import * as calls from './calls.ts';
import { personalDataExport } from './contract.ts';
import { maxExportsPerDay } from './rules.ts';

const tag = 'Personal data';
const example = {
  id: '5f1d6d0e-5b0f-4a55-8a4b-0b6f1d2c3e4f',
  status: 'ready' as const,
  created_at: '2026-11-22T10:00:00.000Z',
  expires_at: '2026-11-29T10:00:00.000Z',
  url: calls.exportArchivePath.replace(':key', '…'),
};

export const exports = contract(calls.exportsCall, {
  tag,
  summary: 'Archives of the signed-in user, the latest first',
  answer: z.array(personalDataExport).meta({ examples: [[example]] }),
});

export const startExport = contract(calls.startExportCall, {
  tag,
  summary: 'Ask for an archive of everything the shop holds of the signed-in user',
  description: `It is ready within a minute: JSON for programs, a PDF for people. One that is being made is answered again. ${maxExportsPerDay} a day; needs a recent login.`,
  answer: personalDataExport.meta({ examples: [{ ...example, status: 'pending', url: null }] }),
  errors: ['RECENT_LOGIN_NEEDED', 'TOO_MANY_EXPORTS'],
});

export const erase = contract(calls.eraseCall, {
  tag,
  summary: 'Erase the signed-in user, for good',
  description:
    'Ends all sessions. Customers nobody else belongs to go with the user; what accounting law asks for stays without a name. Needs a recent login. The last administrator of a customer with colleagues hands it over first.',
  errors: ['RECENT_LOGIN_NEEDED', 'LAST_ADMIN'],
});
