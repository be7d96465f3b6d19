import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Answers below this many bytes gain nothing by compression. */
const THRESHOLD = 1024;
/** Low quality, since each call pays for it; the build compresses the client's files harder. */
const QUALITY = 4;

/** Compresses answers and pictures for slow networks; must be registered before their routes. */
export const compressAnswers = (app: FastifyInstance): void => {
  app.register(compress, {
    threshold: THRESHOLD,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  });
};
