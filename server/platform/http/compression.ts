import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const THRESHOLD = 1024;
/** Low, since each call pays for it; the build compresses the client's files harder. */
const QUALITY = 4;

/** Must be registered before the routes. */
export const compressAnswers = (app: FastifyInstance): void => {
  app.register(compress, {
    threshold: THRESHOLD,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  });
};
