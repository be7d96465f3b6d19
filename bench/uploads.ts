/**
 * A file of 1 GB (BYTES) in parts of 8 MB through 20 cut connections and 5 killed servers: says what was sent twice,
 * how the server's memory grew and whether the file arrived bit for bit.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LARGEST_PART, PARTS_OF_MEMBERS } from '#schemas/media/fields.ts';

const BYTES = Number(process.env.BYTES ?? 1024 ** 3);
const PORT = Number(process.env.PORT ?? 4953);
const CUTS = 20;
const RESTARTS = 5;
const MEGABYTE = 1024 ** 2;

const dataDir = mkdtempSync(join(tmpdir(), 'uploads-'));
const origin = `http://127.0.0.1:${PORT}`;

const serve = async (): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(PORT),
      OPERATOR_PASSWORD: 'operate2026home',
    },
    stdio: 'ignore',
  });
  for (;;) {
    const isUp = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return child;
    await pause(200);
  }
};

const residentOf = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const post = async (
  path: string,
  payload: object,
  token = '',
): Promise<Record<string, unknown>> => {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify(payload),
  });
  // our own server's envelope
  const { data, msg } = (await response.json()) as { data: Record<string, unknown>; msg: string };
  if (!data) throw new Error(msg);
  return data;
};

let token = '';

const exchange = (
  method: 'HEAD' | 'PATCH',
  upload: string,
  part?: { offset: number; bytes: Buffer; cutAfter: number | undefined },
): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = {
      ...{ token, 'tus-resumable': '1.0.0' },
      ...(part && {
        'content-type': 'application/offset+octet-stream',
        'content-length': part.bytes.length,
        'upload-offset': part.offset,
      }),
    };
    const call = request(origin + PARTS_OF_MEMBERS + upload, { method, headers }, (response) => {
      response.resume();
      response.on('end', () => {
        const offset = Number(response.headers['upload-offset'] ?? Number.NaN);
        if (Number.isNaN(offset)) reject(new Error(`status ${response.statusCode}`));
        else resolve(offset);
      });
    });
    call.on('error', reject);
    if (part?.cutAfter === undefined) call.end(part?.bytes);
    else call.write(part.bytes.subarray(0, part.cutAfter), () => call.destroy());
  });

const offsetOf = async (upload: string): Promise<number> => {
  for (;;) {
    const offset = await exchange('HEAD', upload).catch(() => undefined);
    if (offset !== undefined) return offset;
    await pause(200);
  }
};

// one megabyte of noise, different in each by its number
const noise = randomBytes(MEGABYTE);
const head = Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex');
const contentAt = (offset: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length; ) {
    const place = offset + at;
    const number = Math.floor(place / MEGABYTE);
    const within = place % MEGABYTE;
    const count = Math.min(length - at, MEGABYTE - within);
    noise.copy(bytes, at, within, within + count);
    if (within < 4) Buffer.from(new Uint32Array([number]).buffer).copy(bytes, at, within, 4);
    at += count;
  }
  if (offset < head.length) head.copy(bytes, 0, offset);
  return bytes;
};

const sums = createHash('sha256');
for (let at = 0; at < BYTES; at += LARGEST_PART)
  sums.update(contentAt(at, Math.min(LARGEST_PART, BYTES - at)));
const expected = sums.digest('hex');

let server = await serve();
const code = `sim-demo_teacher.${randomUUID().replaceAll('-', '')}`;
const { info } = await post('/v1/wxlogin/Info', { code, member_id: '' });
// the login's own shape
token = (info as { token: string }).token;
const begun = await post(
  '/v1/media/begin',
  { name: '长课.mp4', bytes: BYTES, checksum: expected, key: randomUUID() },
  token,
);
const upload = String(begun.upload);

const breaks = CUTS + RESTARTS;
let [offset, sent, done, grown, before] = [0, 0, 0, 0, residentOf(server)];
while (offset < BYTES) {
  const bytes = contentAt(offset, Math.min(LARGEST_PART, BYTES - offset));
  const isBroken = done < breaks && offset >= (BYTES / (breaks + 1)) * (done + 1);
  const kills = isBroken && done % 5 === 4;
  const cutAfter = isBroken ? Math.floor(bytes.length * 0.7) : undefined;
  if (isBroken) done += 1;
  sent += cutAfter ?? bytes.length;
  const moved = exchange('PATCH', upload, { offset, bytes, cutAfter });
  const after = await moved.catch(() => undefined);
  if (kills) {
    const exit = once(server, 'exit');
    server.kill('SIGKILL');
    await exit;
    server = await serve();
    before = residentOf(server);
  }
  grown = Math.max(grown, residentOf(server) - before);
  offset = after ?? (await offsetOf(upload));
}
const stored = createHash('sha256');
for await (const chunk of createReadStream(join(dataDir, 'uploads/media', upload)))
  stored.update(chunk);
const isSame = stored.digest('hex') === expected;
console.log(
  `${BYTES / MEGABYTE} MB, ${CUTS} cuts, ${RESTARTS} kills: ${isSame ? 'bit for bit' : 'DIFFERENT'}`,
);
console.log(`sent twice: ${(((sent - BYTES) / BYTES) * 100).toFixed(2)} %`);
console.log(`memory grew by at most ${grown.toFixed(0)} MB`);
server.kill('SIGKILL');
rmSync(dataDir, { recursive: true, force: true });
process.exitCode = isSame ? 0 : 1;
