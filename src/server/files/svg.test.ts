import { expect, test } from 'vitest';
import { cleanSvg } from './svg.ts';

const svg = (inside: string) =>
  cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`);

test('AD-04 a drawing keeps what draws', () => {
  const logo =
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><style>.a{fill:url(#g)}</style><g class="a" transform="scale(2)"><path d="M0 0h9z" fill="none" stroke-width="2"></path></g><text x="1" font-family="Onest">Ilu &amp; maja</text><use href="#g"></use>';
  expect(svg(logo)).toBe(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${logo}</svg>`);
});

test('AD-04 a drawing loses what runs or reaches outside', () => {
  const cleaned = svg(
    [
      '<script>alert(1)</script>',
      '<g onload="alert(1)" onclick="x()"><path d="M0 0"/></g>',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>x</script></body></foreignObject>',
      '<a href="javascript:alert(1)"><text>x</text></a>',
      '<use href="https://evil.example/x.svg#a"/>',
      '<image href="https://evil.example/x.png"/>',
      '<style>@import url(https://evil.example/x.css);</style>',
      '<rect style="background:url(https://evil.example/t.png)"/>',
      '<rect fill="url( https://evil.example/a#b )"/>',
      '<set attributeName="href" to="javascript:x"/>',
      '<animate attributeName="href" values="javascript:x"/>',
      '<rect style="behavior:url(#x)"/>',
      '<handler>x</handler>',
      '<g href="data:text/html,x"/>',
      '<![CDATA[<script>x()</script>]]>',
    ].join(''),
  );
  expect(cleaned).not.toMatch(
    /<script|onload|onclick|foreignObject|javascript|evil|@import|<a |<image|<set|<animate|behavior|handler|data:/,
  );
});

test('AD-04 what is no well-formed drawing is refused', () => {
  for (const text of ['', '<html/>', '<svg>', '<svg><g></svg>', 'plain', '<svg>&unknown;</svg>']) {
    expect(() => cleanSvg(text), text).toThrow(SyntaxError);
  }
  expect(() => cleanSvg(`<svg>${'<g/>'.repeat(20_001)}</svg>`)).toThrow('too many elements');
});

test('AD-04 a drawing whose rules would be tried for minutes on its elements is refused', () => {
  const styled = (rules: number, elements: number) =>
    svg(`<style>${'a{fill:red}'.repeat(rules)}</style>${'<g></g>'.repeat(elements)}`);
  expect(styled(900, 19_000)).toContain('a{fill:red}');
  expect(styled(20_000, 800)).toContain('a{fill:red}');
  expect(() => styled(20_000, 1_000)).toThrow('too many rules for its elements');
  // Of several sheets each alone would do.
  const sheets = `<style>${'a{fill:red}'.repeat(600)}</style>`.repeat(2);
  expect(() => svg(sheets + '<g></g>'.repeat(19_000))).toThrow('too many rules for its elements');
});

test.each([
  ['image-set', '<rect style="background:image-set(\'https://evil.example/a.png\' 1x)"/>'],
  [
    '-webkit-image-set',
    '<rect style="background:-webkit-image-set(url(#a) 1x, \'https://evil.example/b\' 2x)"/>',
  ],
  ['cross-fade', '<rect fill="cross-fade(\'https://evil.example/a\', red)"/>'],
  ['image()', '<rect style="background:image(\'https://evil.example/a\')"/>'],
  ['src()', '<style>@font-face{font-family:x;src:src("https://evil.example/f")}</style>'],
  ['a font', '<style>@font-face{font-family:x;src:url(https://evil.example/f)}</style>'],
  [
    'element() and what is to come',
    '<rect style="background:whatever-comes-next(\'https://evil.example\')"/>',
  ],
  ['capitals', '<rect style="background:IMAGE-SET(\'https://evil.example/a\' 1x)"/>'],
  ['an escape', '<style>.a{background:\\75 rl(https://evil.example/a)}</style>'],
  ['a comment in between', '<style>.a{background:url<!-- -->(https://evil.example/a)}</style>'],
  ['a section in between', '<style>.a{background:ur<![CDATA[l(https://evil.example/a)]]>}</style>'],
  ['an element in between', '<style>.a{background:url<g/>(https://evil.example/a)}</style>'],
  ['a reference after a good one', '<rect fill="url(#a) url(https://evil.example/a)"/>'],
])('AD-04 a drawing reaches nothing outside by %s', (_name, inside) => {
  expect(svg(inside)).not.toContain('evil');
});

test('AD-04 functions that only compute stay', () => {
  const computing =
    '<g transform="translate(1 2) rotate(45)"><path fill="rgb(1,2,3)" style="filter:drop-shadow(0 0 calc((1px + 2px)) hsl(0 0% 0%))" clip-path="url(\'#c\')"></path></g>';
  expect(svg(computing)).toContain(computing);
  const choosing = '<style>@media (prefers-color-scheme: dark) { .a { fill: rgb(0 0 0) } }</style>';
  expect(svg(choosing)).toContain(choosing);
});
