import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { mediaDeskApi } from '#schemas/media/desk-endpoints.ts';
import { mediaApi } from '#schemas/media/endpoints.ts';
import { PARTS_OF_MEMBERS } from '#schemas/media/fields.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import type { AppOptions } from '#server/app.ts';
import type { Database, OpenDatabase } from '#server/db/database.ts';
import { mediaFile } from '#server/db/tables/media.ts';
import { teacher, workshopMember } from '#server/db/tables/teacher.ts';
import { memberOf } from '#server/platform/auth/session.ts';
import { callsOn } from '../calls-on.ts';
import { consoleOn } from '../operator/console.ts';

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

type Sent = { offset: number; body: Buffer; headers?: Record<string, string>; cutAfter?: number };
type Answer = { status: number; offset: number; text: string };

const TUS = { 'tus-resumable': '1.0.0' };

const exchange = (
  url: string,
  method: string,
  headers: Record<string, string>,
  body?: { bytes: Buffer; cutAfter: number | undefined },
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const call = request(url, { method, headers: { ...TUS, ...headers } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          offset: Number(response.headers['upload-offset'] ?? -1),
          text,
        }),
      );
    });
    call.on('error', reject);
    if (body?.cutAfter === undefined) call.end(body?.bytes);
    else call.write(body.bytes.subarray(0, body.cutAfter), () => call.destroy());
  });

/** Parts sent to a listening server by the tus protocol. */
export const partsAt = (base: string, headers: Record<string, string>) => ({
  head: (upload: string) => exchange(base + upload, 'HEAD', headers),
  drop: (upload: string) => exchange(base + upload, 'DELETE', headers),
  patch: (upload: string, { offset, body, headers: own = {}, cutAfter }: Sent) =>
    exchange(
      base + upload,
      'PATCH',
      {
        ...headers,
        'content-type': 'application/offset+octet-stream',
        'content-length': String(body.length),
        'upload-offset': String(offset),
        ...own,
      },
      { bytes: body, cutAfter },
    ),
});

/** A server that listens, and hears of its jobs, with members of workshops. */
export const libraryOn = async (
  { db, line }: OpenDatabase,
  dataDir = mkdtempSync(join(tmpdir(), 'media-')),
  options: Partial<AppOptions> = {},
) => {
  const config = { apiOrigin: undefined, wechat: undefined, dataDir, ...options.config };
  const calls = callsOn(db, mediaApi, { line, ...options, config, clock: Date.now });
  await calls.app.listen({ port: 0, host: '127.0.0.1' });
  // a TCP server has an address of this kind
  const { port } = calls.app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  const workshopToken = async (): Promise<string> => {
    const token = await calls.tokenOf(randomUUID().replaceAll('-', ''));
    const found = await memberOf(db, token, Date.now());
    const [own] = await db.insert(teacher).values({ name: '林医生' }).returning();
    if (!found || !own) throw new Error('no member or teacher');
    const row = { teacherId: own.id, memberId: found.id, role: 'owner' } as const;
    await db.insert(workshopMember).values(row);
    return token;
  };
  const begin = (token: string, file: Partial<Payload<typeof mediaApi.beginMedia>>) =>
    calls.get('beginMedia', { name: '课程.mp4', checksum: '', key: randomUUID(), ...file }, token);
  const parts = (token: string) => partsAt(origin + PARTS_OF_MEMBERS, { token });
  const rowOf = async (id: string | number) => {
    const [row] = await db
      .select()
      .from(mediaFile)
      .where(eq(mediaFile.id, Number(id)));
    return row;
  };
  const sendWhole = async (token: string, name: string, body: Buffer, checksum = '') => {
    const { id, upload } = await begin(token, { name, bytes: body.length, checksum });
    const answer = await parts(token).patch(upload, { offset: 0, body });
    if (answer.status !== 204) throw new Error(answer.text);
    return { id, upload };
  };
  const stored = () =>
    readdirSync(join(dataDir, 'uploads/media')).filter((name) => name !== 'locks');
  return {
    ...calls,
    ...{ dataDir, workshopToken, begin, parts, rowOf, sendWhole, stored },
    close: () => calls.app.close(),
  };
};

export const mediaConsoleOn = (
  db: Database,
  dataDir: string,
  config: Partial<AppOptions['config']> = {},
) =>
  consoleOn(
    db,
    { config: { apiOrigin: undefined, wechat: undefined, dataDir, ...config }, clock: Date.now },
    mediaDeskApi,
  );
