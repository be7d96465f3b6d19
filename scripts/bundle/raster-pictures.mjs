import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { inTurns } from '../project.mjs';

/** Of 100: above it, flat colours and gradients look the same and weigh more. */
const webp = { quality: 75 };
/** As good as that. */
const avif = { quality: 50, effort: 2 };
/** AVIF of vectors up to this width weighs no less than WebP. */
const LEAST_AVIF = 480;

/**
 * Draws every vector picture of a folder in another one, as `<name>.webp` in its own size and as
 * `<name>.<width>.webp` in those of `widths` that are less, and as AVIF where that weighs less: a browser
 * reads a vector picture as a document of its own, which holds up a page that shows many.
 */
export const rasterPictures = async (from, to, widths) => {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const draw = async (vector, file, width, wide) => {
    const picture = sharp(vector).resize(width);
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
    const { width } = await sharp(vector).metadata();
    const wide = width > LEAST_AVIF;
    await draw(vector, file, width, wide);
    for (const each of widths.filter((less) => less < width))
      await draw(vector, `${file}.${each}`, each, wide);
  });
};
