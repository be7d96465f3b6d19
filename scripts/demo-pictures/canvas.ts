export type Palette = { from: string; to: string; accent: string };

export const palettes = {
  teal: { from: '#0b5e5b', to: '#22a398', accent: '#bff3e6' },
} as const satisfies Record<string, Palette>;

export const svg = (width: number, height: number, content: string, scale = 1): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * scale}" height="${height * scale}">${content}</svg>\n`;

export const circle = (x: number, y: number, r: number, opacity: number, fill = '#fff'): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity="${opacity}"/>`;

export const placed = (motif: string, x: number, y: number, scale: number, ink = '#fff'): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${ink}" color="${ink}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round">${motif}</g>`;
