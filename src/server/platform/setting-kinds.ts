import path from 'node:path';
import { z, type ZodType } from 'zod';
import { passwordLengths } from '../../domain/auth/rules.ts';

/** One setting of the shop, as read from the environment. */
export interface Setting<T, Default extends string | null> {
  /** Turns the text of the variable into its value. */
  schema: ZodType<T, string>;
  /** As it stands in the documentation; null: not set. */
  default: Default;
  /** What the variable may hold, in words that follow "must be". */
  allowed: string;
  description: string;
  /** Never printed. */
  isSecret: boolean;
}

interface Traits {
  isSecret?: boolean;
}

/** A setting that takes any text. */
export function text<Default extends string | null>(
  byDefault: Default,
  description: string,
  { isSecret = false }: Traits = {},
): Setting<string, Default> {
  return { schema: z.string(), default: byDefault, allowed: 'any text', description, isSecret };
}

/** A setting that takes a key nobody can guess. */
export function secretKey<Default extends string | null>(
  byDefault: Default,
  description: string,
): Setting<string, Default> {
  return {
    schema: z.string().min(32),
    default: byDefault,
    allowed: 'at least 32 characters',
    description,
    isSecret: true,
  };
}

/** A setting that takes a password somebody types. */
export function password<Default extends string | null>(
  byDefault: Default,
  description: string,
): Setting<string, Default> {
  return {
    schema: z.string().min(passwordLengths.min).max(passwordLengths.max),
    default: byDefault,
    allowed: `${passwordLengths.min} to ${passwordLengths.max} characters`,
    description,
    isSecret: true,
  };
}

/** A setting that takes a whole number from `min` to `max`. */
export function wholeNumber<Default extends string | null>(
  min: number,
  max: number,
  byDefault: Default,
  description: string,
): Setting<number, Default> {
  return {
    schema: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(min).max(max)),
    default: byDefault,
    allowed: `a whole number from ${min} to ${max}`,
    description,
    isSecret: false,
  };
}

/** A setting that takes one of the words given. */
export function choice<const Choice extends string, Default extends string | null>(
  choices: readonly Choice[],
  byDefault: Default,
  description: string,
): Setting<Choice, Default> {
  return {
    schema: z.enum(choices) as unknown as ZodType<Choice, string>,
    default: byDefault,
    allowed: choices.length === 1 ? String(choices[0]) : `one of ${choices.join(', ')}`,
    description,
    isSecret: false,
  };
}

/** A setting that is switched on or off. */
export function yesOrNo<Default extends string | null>(
  byDefault: Default,
  description: string,
): Setting<boolean, Default> {
  return {
    schema: z
      .string()
      .regex(/^(yes|no)$/)
      .transform((answer) => answer === 'yes'),
    default: byDefault,
    allowed: 'yes or no',
    description,
    isSecret: false,
  };
}

/** A folder; one that is not absolute is taken from where the shop was started. */
export function folder<Default extends string | null>(
  byDefault: Default,
  description: string,
): Setting<string, Default> {
  return {
    schema: z
      .string()
      .refine((value) => !value.includes('\0'))
      .transform((value) => path.resolve(value)),
    default: byDefault,
    allowed: 'a folder',
    description,
    isSecret: false,
  };
}

/** An address with one of the protocols. A slash at its end is taken away. */
export function address<Default extends string | null>(
  protocols: readonly string[],
  byDefault: Default,
  description: string,
  { isSecret = false, hasPath = false }: Traits & { hasPath?: boolean } = {},
): Setting<string, Default> {
  const isWeb = protocols.includes('https:');
  const starts = protocols.map((protocol) => `${protocol}//`).join(' or ');
  return {
    schema: z
      .string()
      .refine((value) => {
        if (!URL.canParse(value)) return false;
        const { protocol, href, origin } = new URL(value);
        return protocols.includes(protocol) && (!isWeb || hasPath || href === `${origin}/`);
      })
      .transform((value) => value.replace(/\/$/, '')),
    default: byDefault,
    allowed: `an address that begins with ${starts}${isWeb && !hasPath ? ' and has no path' : ''}`,
    description,
    isSecret,
  };
}

const hostName = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/;

/** Host names without port, separated by commas. */
export function hostList<Default extends string | null>(
  byDefault: Default,
  description: string,
): Setting<readonly string[], Default> {
  return {
    schema: z
      .string()
      .transform((value) => value.split(',').map((name) => name.trim().toLowerCase()))
      .pipe(z.array(z.string().regex(hostName))),
    default: byDefault,
    allowed: 'host names without port, separated by commas',
    description,
    isSecret: false,
  };
}

/** `no`, `yes`, or addresses and networks, in the form Fastify takes. */
export function trustedProxies<Default extends string | null>(
  byDefault: Default,
  description: string,
): Setting<boolean | string[], Default> {
  const addresses = z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]));
  return {
    schema: z.string().transform((value, context) => {
      if (value === 'no' || value === 'yes') return value === 'yes';
      const list = addresses.safeParse(value.split(',').map((one) => one.trim()));
      if (list.success) return list.data;
      context.addIssue('neither');
      return z.NEVER;
    }),
    default: byDefault,
    allowed: 'no, yes, or addresses and networks separated by commas',
    description,
    isSecret: false,
  };
}

/** Whom mails are from: `Name <address>`, or an address alone, which then goes by the shop's name. */
export function sender<Default extends string | null>(
  byDefault: Default,
  description: string,
): Setting<{ name: string; address: string }, Default> {
  const shape = /^(?:([^<>"\p{Cc}]+?) *<([^<>]+)>|([^<>]+))$/u;
  return {
    schema: z
      .string()
      .transform((value) => {
        const [, name = 'Ilumaja', inBrackets, alone] = shape.exec(value) ?? [];
        return { name, address: inBrackets ?? alone ?? '' };
      })
      .pipe(z.object({ name: z.string(), address: z.email() })),
    default: byDefault,
    allowed: 'an e-mail address, or a name with one: Name <name@example.com>',
    description,
    isSecret: false,
  };
}
