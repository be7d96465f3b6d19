import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { inTurns } from '../project.mjs';

/** Out of 100; higher values look the same for flat colours and gradients. */
const webp = { quality: 75 };
/** Of the same visual quality. */
const avif = { quality: 50, effort: 2 };
/** In pixels; up to this width AVIF of vectors is hardly smaller than WebP, and takes ten times as long to make. */
const LEAST_AVIF = 640;

/**
 * Rasterises every vector picture of a folder, since browsers parse each as a document, which is slow on
 * pages with many: as `<name>.webp` in full size and as `<name>.<width>.webp` in smaller `widths`, also as
 * AVIF where that is smaller.
 */
export const rasterPictures = async (from, to, widths) => {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const draw = async (whole, file, width, wide) => {
    const picture = whole.clone().resize(width);
    const drawn = await picture.webp(webp).toBuffer();
    await writeFile(`${file}.webp`, drawn);
    if (!wide) return;
    const smaller = await picture.avif(avif).toBuffer();
    if (smaller.length < drawn.length) await writeFile(`${file}.avif`, smaller);
  };
  const vectors = readdirSync(from).filter((name) => name.endsWith('.svg'));
  await inTurns(vectors, async (name) => {
    const vector = path.join(from, name);
    const file = path.join(to, name.slice(0, -4));
    // light and shadow take long to draw, so that a vector is drawn once, in full size
    const { data, info } = await sharp(vector).raw().toBuffer({ resolveWithObject: true });
    const whole = sharp(data, { raw: info });
    const { width } = info;
    const wide = width > LEAST_AVIF;
    await draw(whole, file, width, wide);
    for (const each of widths.filter((less) => less < width))
      await draw(whole, `${file}.${each}`, each, wide);
  });
};
