import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { callRefusals } from '../../../schemas/call-refusals.ts';
import { RefusedError } from '../endpoint/errors.ts';
import { sandboxPolicy } from '../http/content-policy.ts';
import { showElsewhere } from '../http/security-headers.ts';
import type { PictureKind } from './picture-kind.ts';

export type Uploads = {
  /** Stores a picture and returns its file name, which cannot be guessed. */
  save: (bytes: Buffer, kind: PictureKind) => Promise<string>;
  remove: (file: string) => Promise<void>;
};

export const UPLOAD_PREFIX = '/uploads/';
const NAME = /^[\w-]{32}\.(png|jpg|gif|webp)$/;

const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

export const addressOf = (file: string): string => UPLOAD_PREFIX + file;

/** The file that an address of `addressOf` names; '' for every other address. */
export const fileOf = (address: string): string => {
  const file = address.startsWith(UPLOAD_PREFIX) ? address.slice(UPLOAD_PREFIX.length) : '';
  return NAME.test(file) ? file : '';
};

export const openUploads = (directory: string): Uploads => ({
  save: async (bytes, kind) => {
    const file = `${randomBytes(24).toString('base64url')}.${kind}`;
    await mkdir(directory, { recursive: true });
    // renaming a finished file keeps half-written ones from being served
    const part = join(directory, `${file}.part`);
    await writeFile(part, bytes, { flag: 'wx' });
    await rename(part, join(directory, file));
    return file;
  },
  remove: (file) => rm(join(directory, file), { force: true }),
});

/** Serves members' pictures under `/uploads/`, as pictures only and cached for ever. */
export const serveUploads = (app: FastifyInstance, directory: string): void => {
  app.get<{ Params: { file: string } }>(`${UPLOAD_PREFIX}:file`, async (request, reply) => {
    const [, kind = ''] = NAME.exec(request.params.file) ?? [];
    if (!kind) throw new RefusedError(callRefusals.noSuchPage);
    const path = join(directory, request.params.file);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) throw new RefusedError(callRefusals.noSuchPage);
    showElsewhere(reply);
    return reply
      .headers({
        'content-type': types[kind],
        'content-length': found.size,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': sandboxPolicy,
      })
      .send(createReadStream(path));
  });
};
