type Rgb = readonly [red: number, green: number, blue: number];
type Oklab = readonly [lightness: number, a: number, b: number];

const STEP = 0.005;

/** The WCAG 2.2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The school's colour made readable on a background: darkened on a light one, lightened on a dark one, in OKLCH so
 * that its hue stays, until the contrast is reached.
 */
export function deriveBrand(hex: string, background = '#ffffff', atLeast = 4.5): string {
  const towards = luminance(background) > 0.18 ? -STEP : STEP;
  const [start, a, b] = oklabOf(linearOf(hex));
  let colour = hex;
  for (let lightness = start; contrast(colour, background) < atLeast && lightness > 0 && lightness < 1; lightness += towards) {
    colour = hexOf(linearFrom([lightness, a, b]));
  }
  return contrast(colour, background) < atLeast ? (towards < 0 ? '#000000' : '#ffffff') : colour;
}

/** `share` (0 to 1) of one `#rrggbb` colour in another, mixed in OKLab so that no grey comes between them. */
export function mix(hex: string, into: string, share: number): string {
  const [one, other] = [oklabOf(linearOf(hex)), oklabOf(linearOf(into))];
  return hexOf(linearFrom(one.map((it, at) => it * share + other[at]! * (1 - share)) as unknown as Oklab));
}

const luminance = (hex: string) => {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const linearOf = (hex: string) =>
  [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;

const hexOf = (linear: Rgb) =>
  `#${linear
    .map((it) => Math.min(1, Math.max(0, it)))
    .map((it) => Math.round(255 * (it <= 0.0031308 ? 12.92 * it : 1.055 * it ** (1 / 2.4) - 0.055)))
    .map((it) => it.toString(16).padStart(2, '0'))
    .join('')}`;

/** Björn Ottosson's OKLab matrices; moving only the lightness keeps OKLCH's chroma and hue. */
function oklabOf([r, g, b]: Rgb): Oklab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linearFrom([lightness, a, b]: Oklab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
