import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Of 100: above it, flat colours and gradients look the same and weigh more. */
const QUALITY = 75;

/**
 * Draws every vector picture of a folder, in its own size, as a WebP of the same name in another one:
 * a browser reads a vector picture as a document of its own, which holds up a page that shows many.
 */
export const rasterPictures = async (from, to) => {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const vectors = readdirSync(from).filter((name) => name.endsWith('.svg'));
  await Promise.all(
    vectors.map((name) =>
      sharp(path.join(from, name))
        .webp({ quality: QUALITY })
        .toFile(path.join(to, name.replace(/svg$/, 'webp'))),
    ),
  );
};
