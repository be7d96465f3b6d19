import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { pictureReader } from '../../libraries/upload/index.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import { sandboxPolicy } from '../../platform/http/content-policy.ts';
import { drawnFormats } from '../../platform/http/drawn-formats.ts';
import { requestedWidth, VARIES } from '../../platform/http/requested-width.ts';
import { showElsewhere } from '../../platform/http/security-headers.ts';
import {
  isPaperFile,
  isRecordingFile,
  UPLOAD_PREFIX,
  type UploadedFile,
  type Uploads,
} from '../../platform/storage/uploads.ts';
import { byteRange } from '../../platform/streams/byte-range.ts';
import { isOpenTo } from './open-to.ts';

const FOR_ALL = 'public, max-age=31536000, immutable';
const FOR_READER = 'private, no-store';
/** For a picture that stands in for one that is not made yet. */
const FOR_NOW = 'public, max-age=60';

type Pass = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
type FileRoute = { Params: { file: string }; Querystring: Record<string, unknown> };

type Sent = Omit<UploadedFile, 'whole'> & { file: string; caching: string };

const sentFor = async (
  uploads: Uploads,
  found: UploadedFile,
  request: FastifyRequest<FileRoute>,
): Promise<Sent> => {
  const { file } = request.params;
  const asIs = { ...found, file, caching: FOR_ALL };
  const width = requestedWidth(request);
  const [format] = drawnFormats(request);
  if (!width || !format || isRecordingFile(file) || isPaperFile(file)) return asIs;
  const fitted = await uploads.fitted(file, { width, format }).catch((error: unknown) => {
    request.log.error({ err: error }, 'picture not fitted');
    return 'busy' as const;
  });
  if (fitted === 'kept') return asIs;
  if (fitted === 'busy') return { ...asIs, caching: FOR_NOW };
  const name = file.replace(/\w+$/, format);
  const { path, size } = fitted;
  const read: Sent['read'] = async (range) => createReadStream(path, range);
  return { size, read, type: `image/${format}`, file: name, caching: FOR_ALL };
};

/**
 * Serves pictures and recordings under `/uploads/`, as nothing else, recordings also in ranges: to everybody,
 * and then cached for ever, or to the reader of a signed address, and then not cached. Other requests are
 * handled by `pass`, or are not found. `?w=`: one of the widths of `schemas/picture-widths.ts` sends the
 * picture in that width, never enlarged; any other value sends it as uploaded.
 */
export const serveUploads = (
  { app, db, clock, secret }: Pick<Host, 'app' | 'db' | 'clock' | 'secret'>,
  uploads: Uploads,
  pass?: Pass,
): void => {
  // what `pass` handles is sent as it is
  const options = pass ? { compress: false as const } : {};
  app.get<FileRoute>(`${UPLOAD_PREFIX}:file`, options, async (request, reply) => {
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
    const sent = await sentFor(uploads, found, request);
    if (request.query.w !== undefined) reply.header('vary', VARIES);
    const { size } = sent;
    const wanted = isRecordingFile(sent.file) ? byteRange(request.headers.range, size) : undefined;
    if (wanted === 'unsatisfiable')
      return reply.code(416).header('content-range', `bytes */${size}`).send();
    const { start, end } = wanted ?? { start: 0, end: size - 1 };
    const bytes = await sent.read(wanted);
    if (wanted) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
    if (isRecordingFile(sent.file)) reply.header('accept-ranges', 'bytes');
    return reply
      .headers({
        'content-type': sent.type,
        'content-length': end - start + 1,
        'content-disposition': `${isPaperFile(sent.file) ? 'attachment' : 'inline'}; filename="${sent.file}"`,
        'cache-control': reader ? FOR_READER : sent.caching,
        'content-security-policy': sandboxPolicy,
      })
      .send(bytes);
  });
};
