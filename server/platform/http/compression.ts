import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Smaller answers gain nothing from it, in bytes. */
const THRESHOLD = 1024;
/** What a call can afford; the client's files are compressed harder, once, by the build. */
const QUALITY = 4;

/** Compresses answers and pictures for slow networks; must be registered before their routes. */
export const compressAnswers = (app: FastifyInstance): void => {
  app.register(compress, {
    threshold: THRESHOLD,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  });
};
