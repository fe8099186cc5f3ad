import { contract } from '../contract.ts';
import { reportClientErrorCall } from './calls.ts';
import { clientErrorReport } from './contract.ts';

export const reportClientError = contract(reportClientErrorCall, {
  tag: 'Client errors',
  summary: 'Report an error that happened in a browser',
  body: clientErrorReport,
});
