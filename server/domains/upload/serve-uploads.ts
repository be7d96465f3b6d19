import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callRefusals } from '../../../schemas/call-refusals.ts';
import { pictureReader } from '../../libraries/upload/index.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import { sandboxPolicy } from '../../platform/http/content-policy.ts';
import { showElsewhere } from '../../platform/http/security-headers.ts';
import { UPLOAD_PREFIX, type Uploads } from '../../platform/storage/uploads.ts';
import { isOpenTo } from './open-to.ts';

const FOR_ALL = 'public, max-age=31536000, immutable';
const FOR_READER = 'private, no-store';

type Pass = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
type Asked = { Params: { file: string }; Querystring: Record<string, unknown> };

/**
 * Serves pictures under `/uploads/`, as pictures only: for everybody, and then cached for ever, or for
 * whom a signed address was made, and then kept nowhere. Whatever else is asked for `pass` answers, and
 * without it it is not there.
 */
export const serveUploads = (
  { app, db, clock, secret }: Pick<Host, 'app' | 'db' | 'clock' | 'secret'>,
  uploads: Uploads,
  pass?: Pass,
): void => {
  // what is passed on goes as it comes
  const options = pass ? { compress: false as const } : {};
  app.get<Asked>(`${UPLOAD_PREFIX}:file`, options, async (request, reply) => {
    reply.header('cache-control', FOR_READER);
    const { file } = request.params;
    const now = clock();
    const reader = pictureReader(secret, file, request.query.t, now);
    const found = await uploads.find(file);
    if (!found || !(await isOpenTo(db, file, reader, now))) {
      if (pass) return pass(request, reply.removeHeader('cache-control'));
      throw new RefusedError(callRefusals.noSuchPage);
    }
    if (!reader) showElsewhere(reply);
    return reply
      .headers({
        'content-type': found.type,
        'content-length': found.size,
        'content-disposition': `inline; filename="${file}"`,
        'cache-control': reader ? FOR_READER : FOR_ALL,
        'content-security-policy': sandboxPolicy,
      })
      .send(createReadStream(found.path));
  });
};
