import type { Browser } from 'playwright-core';

export type Shot = {
  title: string;
  name: string;
  fault: string;
  picture: Buffer;
  width: number;
  height: number;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Six phones fit side by side, and text is still readable. */
const SCALE = 0.75;
/** In px. */
const WIDTH = 1808;
const HEIGHT = 1300;
const GAP = 16;
const CAPTION = 20;
const MARGIN = 12;

/** The widest picture that fits, in its own px. */
export const WIDEST = Math.floor((WIDTH - 2 * MARGIN) / SCALE);

const inRows = (shots: readonly Shot[]): Shot[][] => {
  const rows: Shot[][] = [];
  let left = 0;
  for (const shot of shots) {
    const width = shot.width * SCALE;
    if (left < width) {
      rows.push([]);
      left = WIDTH - 2 * MARGIN;
    }
    rows.at(-1)?.push(shot);
    left -= width + GAP;
  }
  return rows;
};

const heightOf = (row: readonly Shot[]): number =>
  Math.max(...row.map(({ height }) => height * SCALE)) + CAPTION + GAP;

export const inSheets = (shots: readonly Shot[]): Shot[][] => {
  const sheets: Shot[][] = [];
  let left = 0;
  for (const row of inRows(shots)) {
    if (left < heightOf(row)) {
      sheets.push([]);
      left = Math.max(HEIGHT, heightOf(row));
    }
    sheets.at(-1)?.push(...row);
    left -= heightOf(row);
  }
  return sheets;
};

const figure = ({ name, fault, picture, width }: Shot): string => `
  <figure style="width: ${width * SCALE}px">
    <figcaption>${escaped(name)} <strong>${escaped(fault)}</strong></figcaption>
    <img src="data:image/png;base64,${picture.toString('base64')}" alt="">
  </figure>`;

const sheet = (title: string, shots: readonly Shot[]): string => `<!doctype html>
<html lang="zh-CN"><meta charset="utf-8"><style>
  body { margin: ${MARGIN}px; background: #d5dbe0; font: 14px/${CAPTION}px sans-serif; }
  h1 { margin: 0 0 8px; font-size: 18px; }
  main { display: flex; flex-wrap: wrap; gap: ${GAP}px; align-items: flex-start; }
  figure { margin: 0; } strong { color: #b00020; }
  img { display: block; width: 100%; background: #fff; }
</style><h1>${escaped(title)}</h1><main>${shots.map(figure).join('')}</main></html>`;

export const drawSheet = async (
  browser: Browser,
  title: string,
  shots: readonly Shot[],
  file: string,
): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 400 } });
  await page.setContent(sheet(title, shots), { waitUntil: 'load' });
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
};
