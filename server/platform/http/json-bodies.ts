import type { FastifyInstance } from 'fastify';

/** PostgreSQL keeps no NUL in a text; as elsewhere in Unicode, U+FFFD stands in for it. */
const withoutNul = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll('\u0000', '\ufffd');
  if (Array.isArray(value)) return value.map(withoutNul);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutNul(each)]));
};

/** JSON alone is taken; an empty body stands for `{}`, and no text in it holds a NUL. */
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
