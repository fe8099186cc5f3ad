/**
 * Swatch colours of dyed hair, worked out in OKLCH (perceptual lightness, chroma, hue) so that one step
 * of depth looks like the same step in every series.
 */

/** Lightness, chroma and hue of natural hair at depths 1 (black) to 10 (lightest blonde). */
const natural: readonly (readonly [lightness: number, chroma: number, hue: number])[] = [
  [0.19, 0.008, 60],
  [0.235, 0.018, 52],
  [0.285, 0.027, 50],
  [0.34, 0.037, 51],
  [0.392, 0.046, 53],
  [0.465, 0.055, 59],
  [0.56, 0.063, 66],
  [0.66, 0.067, 72],
  [0.76, 0.066, 77],
  [0.855, 0.054, 83],
];

/** How a reflection bends the natural colour. `hue` and `chroma` run from depth 1 to depth 10. */
export type Reflection = {
  hue: readonly [dark: number, light: number];
  chroma: readonly [dark: number, light: number];
  /** Added to the lightness: bright reds and coppers look lighter than a natural of their depth, ash darker. */
  lift: number;
};

/** `#rrggbb` of a shade of depth 1 to 10 in the given reflection; `sheer` pales it as a translucent toner. */
export function shadeHex(level: number, reflection: Reflection, sheer = 0): string {
  const [lightness] = natural[level - 1]!;
  const at = (level - 1) / 9;
  const between = ([dark, light]: readonly [number, number]) => dark + (light - dark) * at;
  return oklchHex(
    lightness + reflection.lift + sheer * (1 - lightness) * 0.1,
    between(reflection.chroma) * (1 - sheer * 0.14),
    between(reflection.hue),
  );
}

/** `#rrggbb` of natural hair of depth 1 to 10. */
export function naturalHex(level: number, sheer = 0): string {
  const [lightness, chroma, hue] = natural[level - 1]!;
  return oklchHex(lightness + sheer * (1 - lightness) * 0.1, chroma * (1 - sheer * 0.14), hue);
}

/** OKLCH to sRGB after Björn Ottosson, "A perceptual color space for image processing" (2020). */
export function oklchHex(lightness: number, chroma: number, hueDegrees: number): string {
  const hue = (hueDegrees * Math.PI) / 180;
  // A colour a screen cannot show gives up chroma, never lightness or hue.
  for (let c = chroma; ; c -= 0.002) {
    const rgb = oklabToLinear(lightness, c * Math.cos(hue), c * Math.sin(hue));
    if (c <= 0 || rgb.every((v) => v >= -0.0005 && v <= 1.0005)) {
      return `#${rgb
        .map((v) =>
          Math.round(gamma(v) * 255)
            .toString(16)
            .padStart(2, '0'),
        )
        .join('')}`;
    }
  }
}

function oklabToLinear(L: number, a: number, b: number): number[] {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function gamma(linear: number): number {
  const v = Math.min(1, Math.max(0, linear));
  return v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
}
