import type { FastifyInstance } from 'fastify';

/** JSON alone is taken; an empty body stands for `{}`. */
export const takeJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (typeof body === 'string' && body.trim() === '') done(null, {});
    else parse(request, String(body), done);
  });
};
