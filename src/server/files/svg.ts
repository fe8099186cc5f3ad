import { SaxesParser } from 'saxes';
import type { SaxesTagPlain } from 'saxes';

/** What a drawing needs. Scripts, foreign content, animation, links and outside images are not among it. */
const elements = new Set([
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'title',
  'desc',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
  'pattern',
  'style',
  'filter',
  'feGaussianBlur',
  'feOffset',
  'feMerge',
  'feMergeNode',
  'feFlood',
  'feComposite',
  'feBlend',
  'feColorMatrix',
  'feDropShadow',
]);

const attributes =
  /^(?:xmlns(?::xlink)?|id|class|style|d|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|fx|fy|dx|dy|width|height|points|viewBox|preserveAspectRatio|version|transform|gradient(?:Units|Transform)|patternUnits|patternTransform|patternContentUnits|clipPathUnits|maskUnits|maskContentUnits|filterUnits|primitiveUnits|spreadMethod|offset|stop-(?:color|opacity)|fill(?:-(?:rule|opacity))?|stroke(?:-[a-z]+)?|opacity|color|display|visibility|overflow|clip-(?:path|rule)|mask|filter|font-[a-z]+|letter-spacing|word-spacing|text-(?:anchor|decoration|rendering)|dominant-baseline|alignment-baseline|baseline-shift|textLength|lengthAdjust|vector-effect|paint-order|mix-blend-mode|shape-rendering|color-interpolation-filters|in|in2|result|stdDeviation|flood-(?:color|opacity)|operator|k[1-4]|mode|values|type|role|aria-label|aria-hidden|focusable|(?:xlink:)?href|xml:space)$/;

/** CSS that reaches outside or runs something. */
const dangerousCss = /@import|expression\s*\(|javascript:|behavior\s*:|-moz-binding|\\/i;

const maxElements = 20_000;

/**
 * The drawing with only what draws: unknown elements go with all they hold, attributes that run or reach outside go,
 * references stay within the drawing. Throws SyntaxError when it is no well-formed SVG.
 */
export function cleanSvg(source: string): string {
  const parser = new SaxesParser();
  let out = '';
  let skipped = 0;
  let count = 0;
  let failure: Error | undefined;
  let isStyle = false;
  parser.on('error', (error) => (failure ??= error));
  parser.on('opentag', (tag: SaxesTagPlain) => {
    count += 1;
    if (count === 1 && tag.name !== 'svg') failure ??= new SyntaxError('the root element is not svg');
    if (count > maxElements) failure ??= new SyntaxError('too many elements');
    if (skipped > 0 || !elements.has(tag.name)) {
      skipped += 1;
      return;
    }
    isStyle = tag.name === 'style';
    out += `<${tag.name}${attributesOf(tag)}>`;
  });
  parser.on('text', (text) => {
    if (skipped === 0) out += isStyle ? cleanCss(text) : escapeText(text);
  });
  parser.on('cdata', (text) => {
    if (skipped === 0) out += isStyle ? cleanCss(text) : escapeText(text);
  });
  parser.on('closetag', (tag: SaxesTagPlain) => {
    isStyle = false;
    if (skipped > 0) skipped -= 1;
    else out += `</${tag.name}>`;
  });
  parser.write(source).close();
  if (failure) throw new SyntaxError(`no SVG: ${failure.message}`);
  if (count === 0) throw new SyntaxError('no SVG: it is empty');
  return out;
}

function attributesOf(tag: SaxesTagPlain): string {
  let out = '';
  for (const [name, value] of Object.entries(tag.attributes)) {
    if (!attributes.test(name) || !isHarmless(name, value)) continue;
    out += ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`;
  }
  if (tag.name === 'svg' && !tag.attributes['xmlns'] && out !== '')
    out += ' xmlns="http://www.w3.org/2000/svg"';
  return out;
}

function isHarmless(name: string, value: string): boolean {
  if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg';
  if (name === 'xmlns:xlink') return value === 'http://www.w3.org/1999/xlink';
  if (name === 'href' || name === 'xlink:href') return /^#[\w.-]+$/.test(value);
  return !dangerousCss.test(value) && onlyOwnReferences(value);
}

function cleanCss(css: string): string {
  return dangerousCss.test(css) || !onlyOwnReferences(css) ? '' : escapeText(css);
}

function onlyOwnReferences(value: string): boolean {
  return [...value.matchAll(/url\s*\(([^)]*)\)?/gi)].every(([, target]) =>
    /^\s*['"]?#[\w.-]+['"]?\s*$/.test(target!),
  );
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
