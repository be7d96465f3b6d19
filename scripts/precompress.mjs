import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(?:css|html|js|json|svg|txt)$/;

/** Bytes after brotli at the quality that is served. */
export const brotli = (content) =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/** Writes `.br` and `.gz` beside every text file, so that the server compresses nothing itself. */
export const precompress = (files) => {
  for (const file of files.filter((name) => compressible.test(name))) {
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotli(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
};
