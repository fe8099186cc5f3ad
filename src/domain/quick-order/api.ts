import { exampleItem } from '../catalogue/examples.ts';
import { contract } from '../contract.ts';
import { maxLines } from '../orders/limits.ts';
import * as calls from './calls.ts';
import { quickOrderAnswer, quickOrderBody } from './contract.ts';

const tag = 'Orders';

export const quickOrder = contract(calls.quickOrderCall, {
  tag,
  summary: 'What typed lines name, and what stands in the way of buying it',
  description: `A line is a code (with or without separators, or an unbroken part of one), an EAN or a name; ${maxLines} at most. Prices, stock and restrictions are those of who asks. Nothing is ordered: the products are added by a PATCH of the lines of an order. A spreadsheet is read by a POST to ${calls.quickOrderFileCall.path} as multipart/form-data: \`file\` (CSV or XLSX of 2 MB at most); it answers \`{lines: [{text, quantity}], left_out}\`.`,
  body: quickOrderBody,
  answer: quickOrderAnswer.meta({
    examples: [
      {
        lines: [
          { product: exampleItem, candidates: [], quantity: 6, problem: null, suggested_quantity: null },
          { product: null, candidates: [], quantity: 2, problem: 'UNKNOWN', suggested_quantity: null },
        ],
      },
    ],
  }),
});
