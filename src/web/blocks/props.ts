import { z } from 'zod';
import { isHttps, isImageUrl, isSafeUrl, urlLimit } from '../../domain/creator/urls.ts';
import {
  emptyDocument,
  readDocument,
  richTextLimits,
  type RichDocument,
} from '../../domain/creator/rich-text.ts';
import { locales } from '../../domain/locales.ts';
import { shopIcons } from '../ui/icons/names.ts';
import type { textLimits } from './constants.ts';

/**
 * The types of block props. Each carries, as `meta`, the kind of field the creator edits it with.
 * Every prop has a default, so `{}` is a new block; what a visitor needs beyond that is in a block's `required`.
 */
type TextLimit = (typeof textLimits)[number];

export const bgColors = ['blue', 'green', 'purple'] as const;
export type BgColor = (typeof bgColors)[number];
export const inkColors = ['black', 'white'] as const;
export type InkColor = (typeof inkColors)[number];
export const alignments = ['left', 'center', 'right'] as const;
export type Alignment = (typeof alignments)[number];

const trimmed = (limit: TextLimit) => z.string().trim().max(limit);

export const text = (limit: TextLimit) => trimmed(limit).default('').meta({ field: 'text', limit });

/** One text for all languages, or one a language. */
export const local = (limit: TextLimit) =>
  z
    .union([trimmed(limit), z.partialRecord(z.enum(locales), trimmed(limit))])
    .default('')
    .meta({ field: 'local_text', limit });

export const localList = (limit: TextLimit, max: number) =>
  z
    .array(z.union([trimmed(limit), z.partialRecord(z.enum(locales), trimmed(limit))]))
    .max(max)
    .default([])
    .meta({ field: 'local_text_list', limit });

const orEmpty = (isGood: (url: string) => boolean, message: string) =>
  z
    .string()
    .trim()
    .max(urlLimit)
    .refine((url) => url === '' || isGood(url), message)
    .default('');

export const url = () => orEmpty(isSafeUrl, 'invalid_url').meta({ field: 'url' });
export const httpsUrl = () => orEmpty(isHttps, 'invalid_url').meta({ field: 'url' });
export const img = () => orEmpty(isImageUrl, 'invalid_image').meta({ field: 'image' });

export const choice = <const T extends readonly [string, ...string[]]>(
  values: T,
  start: NoInfer<T[number]>,
) =>
  z
    .enum(values)
    .default(start as never)
    .meta({ field: 'choice' });
/** A choice that may be left open. */
export const choiceOrNone = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values).nullable().default(null).meta({ field: 'choice' });

export const icon = () => z.enum(shopIcons).nullable().default(null).meta({ field: 'icon' });
/** A length of the page: a number with px or %. */
export const length = (start: `${number}px` | `${number}%`) =>
  z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,3}(?:px|%)$/, 'invalid_length')
    .default(start)
    .meta({ field: 'length' });
export const bgColor = (start: BgColor) => choice(bgColors, start);
export const textColor = (start: InkColor) => choice(inkColors, start);
export const alignment = () => choice(alignments, 'left');
export const yesNo = (start: 'yes' | 'no') => choice(['yes', 'no'], start);

export const int = (min: number, max: number, start: number) =>
  z.number().int().min(min).max(max).default(start).meta({ field: 'number' });
export const intOrNone = (min: number, max = 2_147_483_647) =>
  z.number().int().min(min).max(max).nullable().default(null).meta({ field: 'number' });

/** A document of the rich text editor; an old one is brought up to date as it is read. */
export const rich = (options: { hasImages: boolean }) =>
  z
    .object({
      time: z.number().default(0),
      version: z.string().max(20),
      blocks: z
        .array(
          z.looseObject({
            id: z.string().max(64),
            type: z.string().max(64),
            data: z.record(z.string(), z.unknown()).default({}),
            tunes: z.record(z.string(), z.unknown()).default({}),
          }),
        )
        .max(richTextLimits.blocks),
    })
    .refine(
      (document) => new TextEncoder().encode(JSON.stringify(document)).length <= richTextLimits.bytes,
      'document_too_long',
    )
    .transform((document): RichDocument => readDocument(document))
    .default(emptyDocument)
    .meta({ field: 'rich_text', hasImages: options.hasImages });

/** Where the picture of a block keeps its subject when the frame crops it. */
export const imgFocus = () => choice(['left', 'center', 'right'], 'center');

/** Props every block accepts. */
export const commonProps = {
  uniqueId: z
    .string()
    .trim()
    .max(64)
    .regex(/^[a-z0-9-]*$/, 'invalid_unique_id')
    .default('')
    .meta({ field: 'unique_id' }),
  hideOn: z
    .array(z.enum(['MOBILE', 'SCREEN']))
    .max(2)
    .default([])
    .meta({ field: 'choices' }),
};
