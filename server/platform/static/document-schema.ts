import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { documentSchema } from '#schemas/publication/json-schema.ts';

const written = () => {
  const text = JSON.stringify(documentSchema());
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  return { text, etag };
};

/** `GET /v1/home-document.schema.json`, also in front of an existing back end. */
export const serveDocumentSchema = (app: FastifyInstance): void => {
  let made: ReturnType<typeof written> | undefined;
  app.get('/v1/home-document.schema.json', async ({ headers }, reply) => {
    made ??= written();
    const { text, etag } = made;
    reply.headers({ etag, 'cache-control': 'public, max-age=300' });
    const known = headers['if-none-match']?.split(',').some((each) => each.trim() === etag);
    if (known) return reply.code(304).send();
    return reply.type('application/schema+json; charset=utf-8').send(text);
  });
};
