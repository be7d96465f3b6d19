import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { cached } from '../build/cached.mjs';
import { inTurns } from '../project.mjs';

const compressible = /\.(?:css|html|js|json|svg|txt)$/;

const options = (content) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  },
});

export const brotli = (content) => brotliCompressSync(content, options(content));

const asBrotli = (content) => promisify(brotliCompress)(content, options(content));

/** Writes `.br` and `.gz` beside every text file, so that the server never compresses. */
export const precompress = (files) =>
  inTurns(
    files.filter((name) => compressible.test(name)),
    async (file) => {
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, await cached('brotli', content, asBrotli));
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    },
  );
