/** One light for all pictures: from above, from the left. */

const lit = (
  id: string,
  [blur, scale, strength]: readonly [blur: number, scale: number, strength: number],
  elevation = 58,
): string =>
  `<filter id="${id}" x="-25%" y="-25%" width="150%" height="150%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="b"/><feSpecularLighting in="b" surfaceScale="${scale}" specularConstant=".75" specularExponent="18" lighting-color="#fff" result="s"><feDistantLight azimuth="235" elevation="42"/></feSpecularLighting><feComposite in="s" in2="SourceAlpha" operator="in" result="s"/><feDiffuseLighting in="b" surfaceScale="${scale * 0.85}" diffuseConstant="${elevation > 60 ? 1.1 : 1.17}" lighting-color="#fff" result="d"><feDistantLight azimuth="235" elevation="${elevation}"/></feDiffuseLighting><feBlend in="SourceGraphic" in2="d" mode="multiply" result="m"/><feComposite in="m" in2="SourceAlpha" operator="in" result="m"/><feComposite in="m" in2="s" operator="arithmetic" k2="1" k3="${strength}"/></filter>`;

const soft = (id: string, blur: number): string =>
  `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${blur}"/></filter>`;

const gradient = (id: string, stops: string, line: string): string =>
  `<linearGradient id="${id}" ${line}>${stops}</linearGradient>`;

const stop = (offset: number, ink: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${ink}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`;

const all: Readonly<Record<string, string>> = {
  small: lit('small', [2, 2.4, 0.4]),
  middle: lit('middle', [3.2, 4, 0.5]),
  large: lit('large', [5.5, 6.5, 0.55]),
  skin: lit('skin', [6, 4.5, 0.16], 64),
  haze: soft('haze', 1.3),
  soft: soft('soft', 5),
  far: soft('far', 11),
  cast: '<filter id="cast" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur in="SourceAlpha" stdDeviation="5" result="b"/><feFlood flood-color="#04121c" flood-opacity=".36"/><feComposite in2="b" operator="in"/></filter>',
  beam: gradient(
    'beam',
    stop(0, '#fff', 0.42) + stop(1, '#fff', 0),
    'x1="0" y1="0" x2=".75" y2="1"',
  ),
  glow: `<radialGradient id="glow">${stop(0, '#fff', 0.85)}${stop(0.45, '#fff', 0.3)}${stop(1, '#fff', 0)}</radialGradient>`,
  warm: `<radialGradient id="warm">${stop(0, '#fff3c9', 0.95)}${stop(0.5, '#ffdf9b', 0.34)}${stop(1, '#ffd486', 0)}</radialGradient>`,
  shade: `<radialGradient id="shade">${stop(0, '#061521', 0.5)}${stop(0.55, '#061521', 0.2)}${stop(1, '#061521', 0)}</radialGradient>`,
  steel: gradient(
    'steel',
    stop(0, '#f4f8fa') + stop(0.5, '#cfdbe2') + stop(1, '#a9bac5'),
    'x1="0" y1="0" x2="0" y2="1"',
  ),
  paper: gradient('paper', stop(0, '#fff') + stop(1, '#e6edf1'), 'x1="0" y1="0" x2="1" y2="1"'),
};

/** Heights of light are counted in pixels, whatever the picture's own measure is. */
const raised = (definition: string, scale: number): string =>
  definition.replaceAll(
    /surfaceScale="([^"]+)"/g,
    (_, height) => `surfaceScale="${Math.round(Number(height) * scale * 100) / 100}"`,
  );

/** The definitions that a drawing refers to. */
export const definitionsFor = (drawing: string, scale: number): string =>
  Object.entries(all)
    .filter(([id]) => drawing.includes(`url(#${id})`))
    .map(([, definition]) => raised(definition, scale))
    .join('');

export const glow = (x: number, y: number, r: number, ink: 'glow' | 'warm' = 'glow'): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${ink})"/>`;

export const beam = (points: string, opacity = 1): string =>
  `<polygon points="${points}" fill="url(#beam)" opacity="${opacity}"/>`;

/** What lies under a thing that stands on something. */
export const shade = (x: number, y: number, rx: number, ry: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#shade)"/>`;

const SMALL = 64;
const MIDDLE = 110;

export const litOf = (size: number): string =>
  size < SMALL ? 'small' : size < MIDDLE ? 'middle' : 'large';
