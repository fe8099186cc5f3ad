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

/**
 * Functions that CSS and attributes of a drawing may call: those that compute. Everything that could fetch something has
 * the form of a function or of an at-rule, and neither is let through unless it stands here.
 */
const cssFunctions = new Set(
  [
    'url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix calc min max clamp',
    'matrix translate translatex translatey scale scalex scaley rotate skew skewx skewy',
    'blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia',
    'linear-gradient radial-gradient conic-gradient circle ellipse inset polygon path cubic-bezier steps',
    'not is where first-child nth-child nth-of-type',
  ].flatMap((line) => line.split(' ')),
);
/** Properties that ran something in browsers of old, escapes, and every at-rule but those that only choose among rules. */
const forbiddenCss = /\\|behavior|-moz-binding|javascript:|@(?!(?:media|supports|keyframes)\b)/i;

const maxElements = 20_000;
/** Letters of CSS times elements, as each rule is tried on each element: 4 MB of rules took a thread for two minutes. */
const maxStyling = 200_000_000;

/**
 * The SVG with only what is visible: unknown elements go with their content, attributes that run or fetch something go,
 * references stay within the drawing. Throws SyntaxError when it is no well-formed SVG.
 */
export function cleanSvg(source: string): string {
  const parser = new SaxesParser();
  let out = '';
  let skipped = 0;
  let count = 0;
  /** The text of the style element that is open: judged whole, as a comment or a section may cut `url(` in two. */
  let css: string | undefined;
  let cssLetters = 0;
  // Stop at the first error: a parser that goes on reports every letter that follows.
  parser.on('error', (error) => {
    throw new SyntaxError(`no SVG: ${error.message}`);
  });
  parser.on('opentag', (tag: SaxesTagPlain) => {
    count += 1;
    if (count === 1 && tag.name !== 'svg') throw new SyntaxError('no SVG: the root element is not svg');
    if (count > maxElements) throw new SyntaxError('no SVG: too many elements');
    if (skipped > 0 || css !== undefined || !elements.has(tag.name)) {
      skipped += 1;
      return;
    }
    if (tag.name === 'style') css = '';
    out += `<${tag.name}${attributesOf(tag)}>`;
  });
  const addText = (text: string) => {
    if (skipped > 0) return;
    if (css === undefined) out += escapeText(text);
    else css += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', (tag: SaxesTagPlain) => {
    if (skipped > 0) {
      skipped -= 1;
      return;
    }
    if (css !== undefined && isHarmlessCss(css)) {
      out += escapeText(css);
      cssLetters += css.length;
    }
    css = undefined;
    out += `</${tag.name}>`;
  });
  parser.write(source).close();
  if (count === 0) throw new SyntaxError('no SVG: it is empty');
  if (cssLetters * count > maxStyling) throw new SyntaxError('no SVG: too many rules for its elements');
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
  return isHarmlessCss(value);
}

/** Whether CSS, or an attribute that is read as CSS, only computes and refers to parts of the drawing itself. */
function isHarmlessCss(css: string): boolean {
  if (forbiddenCss.test(css)) return false;
  let at = 0;
  for (;;) {
    at = css.indexOf('(', at);
    if (at < 0) return true;
    const name = nameBefore(css, at);
    if (name !== '' && !cssFunctions.has(name)) return false;
    if (
      name === 'url' &&
      !/^\(\s*(?:"#[\w.-]+"|'#[\w.-]+'|#[\w.-]+)\s*\)/.test(css.slice(at, at + maxReference))
    )
      return false;
    at += 1;
  }
}

/** A reference to a part of the drawing, with its brackets. */
const maxReference = 200;
const maxFunctionName = Math.max(...[...cssFunctions].map((name) => name.length));

/** The name of the function whose bracket stands at `at`; with a blank between it would be none. */
function nameBefore(css: string, at: number): string {
  const before = css.slice(Math.max(0, at - maxFunctionName - 1), at);
  return /[\w-]*$/.exec(before)![0].toLowerCase();
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
