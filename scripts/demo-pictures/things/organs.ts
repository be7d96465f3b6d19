/** Organs that Noto lacks, in boxes of 128 × 128; light and shadow come by the filters. */

const vertebra = (x: number, y: number, turn: number, size: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M14-3c8-2 14 0 20 5 5 4 9 4 12 9-6 4-14 1-20-3-5-3-9-3-12-4Z" fill="#d9bd90"/><path d="M-17-8.500c11 2.500 23 2.500 34 0 1.500 5 1.500 11 0 16-11-2.500-23-2.500-34 0-1.500-5-1.500-11 0-16Z" fill="#f7e8cd"/><rect x="-16" y="7" width="33" height="6" rx="3" fill="#6fabd0"/></g>`;

const spine = [
  [50, 10, -8, 0.86],
  [46, 27, -3, 0.94],
  [46, 46, 4, 1.02],
  [50, 66, 12, 1.12],
  [58, 87, 10, 1.22],
  [62, 110, -6, 1.3],
]
  .map(([x = 0, y = 0, turn = 0, size = 1]) => vertebra(x, y, turn, size))
  .join('');

const kidney = (mirror: string): string =>
  `<g transform="${mirror}"><path d="M50 24C30 12 8 26 9 58c1 30 16 46 32 40 14-5 12-20 7-28-6-9-2-14 4-19 9-8 8-21-2-27Z" fill="#b6483f"/><path d="M45 36c-12-6-24 4-24 24 0 16 6 24 13 22 7-3 4-11 2-17-3-8 2-14 7-18 4-4 6-8 2-11Z" fill="#d97a68"/><path d="M44 58c6 0 9 6 9 16v46" fill="none" stroke="#e9c46f" stroke-width="6" stroke-linecap="round"/><path d="M42 50h22" stroke="#cf3d3d" stroke-width="6"/><path d="M42 57h22" stroke="#4f7fc4" stroke-width="5"/></g>`;

export const organs = {
  stomach:
    '<path d="M42 4h17v24c0 6 5 8 11 4 15-9 40-3 46 22 7 32-9 62-42 68-20 4-30-7-40-5-7 1-8 7-8 9H9c-2-24 9-36 25-34 14 2 24-3 28-17 3-11-4-16-9-24-7-11-11-24-11-36Z" fill="#e98a80"/><path d="M62 46c14-8 34-6 39 12 4 18-6 38-24 44" fill="none" stroke="#f6b9ad" stroke-width="7" stroke-linecap="round"/><path d="M78 52c10 6 12 24 4 34M66 62c8 5 8 16 2 23M92 50c9 12 8 28 0 40" fill="none" stroke="#c9605b" stroke-width="3.5" stroke-linecap="round"/><path d="M12 120c0-15 8-23 20-22" fill="none" stroke="#c9605b" stroke-width="4" stroke-linecap="round"/>',
  liver:
    '<path d="M4 64C5 32 34 18 66 19c28 1 55 8 58 22 3 12-13 22-30 30-14 7-19 13-28 27-12 18-34 22-48 11C7 100 3 84 4 64Z" fill="#a5402f"/><path d="M66 19c-4 20-2 34 8 50M74 69c-10 6-22 8-32 22" fill="none" stroke="#7d2a20" stroke-width="4" stroke-linecap="round"/><path d="M16 60c2-18 16-28 36-31" fill="none" stroke="#cf6a52" stroke-width="6" stroke-linecap="round"/><path d="M62 82c8-4 16 2 15 12-1 11-8 18-15 15-8-4-9-22 0-27Z" fill="#6a9a4b"/>',
  kidneys: kidney('translate(3 0)') + kidney('translate(125 0) scale(-1 1)'),
  spine,
  knee: '<path d="M42 2h44c-2 14-2 24 6 33 8 9 6 25-6 29-8 3-13-3-22-3s-14 6-22 3C30 60 28 44 36 35c8-9 8-19 6-33Z" fill="#f3e2c3"/><path d="M30 50c2 10 8 15 14 14 7-2 12-3 20-3s13 1 20 3c6 1 12-4 14-14 3 16-2 24-12 24-8 0-13-5-22-5s-14 5-22 5c-10 0-15-8-12-24Z" fill="#82b7d4"/><path d="M34 84c8-4 18-2 30-2s22-2 30 2c6 4 4 14-3 18-6 4-7 12-7 24H44c0-12-1-20-7-24-7-4-9-14-3-18Z" fill="#ecd7b3"/><path d="M32 79c6-5 18-1 26-2 2 3-1 7-5 8-8 1-18 3-21-6Zm64 0c-6-5-18-1-26-2-2 3 1 7 5 8 8 1 18 3 21-6Z" fill="#4f97be"/><path d="M64 28c12 0 17 9 15 19-2 9-8 14-15 14s-13-5-15-14c-2-10 3-19 15-19Z" fill="#fbf0da"/><path d="M97 82c9 4 12 12 11 22l-3 22" fill="none" stroke="#dcc39b" stroke-width="9" stroke-linecap="round"/>',
  gut: '<g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="M22 112V40c0-14 8-22 20-22h44c12 0 20 8 20 22v52c0 12-8 18-18 18H72v14" stroke="#c96a62" stroke-width="17"/><path d="M22 112V40c0-14 8-22 20-22h44c12 0 20 8 20 22v52c0 12-8 18-18 18H72" stroke="#e39488" stroke-width="9" stroke-dasharray="9 5"/><path d="M44 44h36c8 0 8 13 0 13H50c-8 0-8 13 0 13h28c8 0 8 13 0 13H46" stroke="#f0b0a0" stroke-width="10"/></g>',
  skin: '<path d="M6 50 64 26l58 24-58 26Z" fill="#f5cfae"/><path d="M6 50v14l58 26 58-26V50L64 76Z" fill="#eeb68f"/><path d="M6 64v26l58 26V90Zm116 0v26l-58 26V90Z" fill="#e28c7c"/><path d="M6 84v10l58 26 58-26V84L64 110Z" fill="#f3d07c"/><path d="M44 50c-2-16 0-30 12-44M84 52c0-14 4-24 14-34M64 40c0-10 2-18 8-24" fill="none" stroke="#6b4a35" stroke-width="4" stroke-linecap="round"/>',
} as const;
