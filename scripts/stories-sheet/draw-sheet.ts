import type { Browser } from 'playwright-core';

/** A story's picture with its size in px; `fault` is why it could not be shown. */
export type Shot = {
  label: string;
  fault: string;
  picture: Buffer;
  width: number;
  height: number;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const figure = ({ label, fault, picture, width }: Shot): string => `
  <figure class="${width > 800 ? 'wide' : ''}">
    <figcaption>${escaped(label)} ${escaped(fault)}</figcaption>
    <img src="data:image/png;base64,${picture.toString('base64')}" alt="">
  </figure>`;

const sheet = (shots: readonly Shot[]): string => `<!doctype html>
<html lang="zh-CN"><meta charset="utf-8"><style>
  body { margin: 12px; background: #d5dbe0; font: 12px/16px sans-serif; display: grid;
    grid-template-columns: repeat(8, 1fr); gap: 12px; align-items: start; }
  figure { margin: 0; } .wide { grid-column: span 2; }
  figcaption { height: 32px; overflow: hidden; } img { display: block; width: 100%; background: #fff; }
</style>${shots.map(figure).join('')}</html>`;

/** Puts pictures side by side into one. */
export const drawSheet = async (
  browser: Browser,
  shots: readonly Shot[],
  file: string,
): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: 1760, height: 1000 } });
  await page.setContent(sheet(shots), { waitUntil: 'load' });
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
};
