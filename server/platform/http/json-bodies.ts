import type { FastifyInstance } from 'fastify';

/** PostgreSQL stores no NUL in a text, so U+FFFD replaces it, as is usual in Unicode. */
const withoutNul = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll('\u0000', '\ufffd');
  if (Array.isArray(value)) return value.map(withoutNul);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutNul(each)]));
};

export const takeJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.trim() === '') return done(null, {});
    const nul = text.includes('\\u0000');
    parse(request, text, (error, value) => done(error, nul ? withoutNul(value) : value));
  });
};
