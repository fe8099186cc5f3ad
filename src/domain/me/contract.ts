import { z } from 'zod';
import { loyalty } from '../loyalty/contract.ts';
import { customerRoles } from '../visitor.ts';

const meUser = z.object({
  uuid: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  is_email_subscription: z.boolean(),
  is_staff: z.boolean().describe('Whether any of the roles of the user opens a page of the back office'),
  permissions: z.array(z.string()),
});

const meCustomer = z.object({
  uuid: z.string(),
  name: z.string(),
  is_individual: z.boolean(),
  role: z.enum(customerRoles),
  is_active: z.boolean(),
  status: z.enum(['pending', 'approved', 'denied']),
  delivery_country_id: z.number().int().nullable(),
  loyalty,
});

/** Everything that differs between two people who see the same cached page. */
export const me = z.object({
  user: meUser.nullable().describe('Null: nobody is signed in'),
  customers: z.array(meCustomer).describe('In the order of their names'),
  favourites: z
    .array(z.object({ id: z.number().int(), product: z.number().int() }))
    .describe('The number of each favourite and that of its product, the latest first'),
  cart: z
    .object({
      uuid: z.string(),
      version: z.number().int(),
      pieces: z.number().int(),
      lines: z.array(
        z.object({
          id: z.number().int(),
          product: z.number().int().nullable().describe('Null: the product is no more'),
          quantity: z.number().int(),
        }),
      ),
      total: z.string().describe('What is to be paid, in euros'),
    })
    .nullable()
    .describe('The cart of the active customer; guests know the uuid of theirs. Null: none'),
});
export type Me = z.infer<typeof me>;
