import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { memberApi } from '#schemas/member/endpoints.ts';
import { uploadApi } from '#schemas/upload/endpoints.ts';
import { upload } from '#server/db/tables/upload.ts';
import { findRootDir } from '#server/platform/config/root-dir.ts';
import { sandboxPolicy } from '#server/platform/http/content-policy.ts';
import { accountOn, newPhone } from '../harness/login/account.ts';
import { lookAt } from '../harness/pictures.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { pngOfBytes, smallPictures } from '../harness/small-pictures.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'uploads-'));
const folder = join(dataDir, 'uploads');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const filesIn = () => (existsSync(folder) ? readdirSync(folder) : []);

const of = (hex: string, size = 64) => Buffer.concat([Buffer.from(hex, 'hex')], size);
const types = { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp' };
const LARGEST = 4 * 1024 * 1024;

onDatabase('uploads', (opened) => {
  const at = () => {
    let now = Date.now();
    const config = { apiOrigin: undefined, wechat: undefined, dataDir };
    const account = accountOn(opened().db, { config, clock: () => now });
    const get = (url: string) => account.app.inject({ method: 'GET', url });
    const pass = (ms: number) => {
      now += ms;
    };
    return { ...account, get, pass };
  };

  const member = async () => {
    const account = at();
    const token = await account.enter(newPhone());
    const send = (content: string, more: object = {}) =>
      account.ask('uploadPicture', { content, ...more }, token);
    return { ...account, token, send };
  };

  const addressIn = (data: unknown) => z.parse(uploadApi.uploadPicture.data, data).data;

  it.each(['png', 'jpg', 'gif', 'webp'] as const)(
    'keep a %s and serve it as nothing but that',
    async (kind) => {
      const { send, get } = await member();
      const address = addressIn((await send(smallPictures[kind])).data);
      expect(address).toMatch(new RegExp(`^/uploads/[\\w-]{32}\\.${kind}\\?t=[\\w.-]+$`));
      const response = await get(address);
      expect(response.statusCode).toBe(200);
      const format = kind === 'jpg' ? 'jpeg' : kind;
      expect(await lookAt(response.rawPayload)).toMatchObject({ format, size: [2, 2] });
      expect(response.headers).toMatchObject({
        'content-type': types[kind],
        'x-content-type-options': 'nosniff',
        'content-security-policy': sandboxPolicy,
        'cache-control': 'private, no-store',
        'content-disposition': `inline; filename="${address.slice(9, address.indexOf('?'))}"`,
      });
    },
  );

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>1</script>')],
    ['a video', of('000000186674797069736f6d')],
    ['a RIFF sound', of('524946460000000057415645')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['a cut head', Buffer.from('8950', 'hex')],
  ])('refuse %s', async (_name, bytes) => {
    const { send } = await member();
    const before = filesIn().length;
    expect(await send(bytes.toString('base64'))).toMatchObject({
      code: '45001',
      msg: '只能上传 PNG、JPEG、WebP 或 GIF 图片',
      data: null,
    });
    expect(filesIn()).toHaveLength(before);
  });

  it.each(['data:image/png;base64,iVBORw0KGgo=', '不是图片', '../../etc/passwd', 'a b', '='])(
    'refuse %j, which is not base64',
    async (content) => {
      const { send } = await member();
      expect((await send(content)).code).toBe('45001');
    },
  );

  it('take 4 MiB and not a byte more, and other calls no more than before', async () => {
    const { send, ask, token } = await member();
    const png = (size: number) => pngOfBytes(size).toString('base64');
    expect((await send(png(LARGEST))).code).toBe('200');
    const over = { code: '45002', msg: '图片不能超过 4 MB', data: null };
    expect(await send(png(LARGEST + 1))).toMatchObject(over);
    expect(await send(png(LARGEST + 100_000))).toMatchObject(over);
    expect(await send(png(LARGEST * 2))).toMatchObject({ status: 413, code: '413' });
    expect((await ask('uploadMedia', { media_id: png(LARGEST) }, token)).status).toBe(413);
  });

  it('keep one file for a request that is repeated, later or at the same time', async () => {
    const { send } = await member();
    const before = filesIn().length;
    const content = smallPictures.png;
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(content, { key })));
    answers.push(await send(content, { key }));
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => '200'));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(filesIn()).toHaveLength(before + 1);
  });

  it('stop at fifty a day', async () => {
    const { send, pass, token, ask } = await member();
    const content = smallPictures.gif;
    await send(content);
    const [row] = await opened().db.select().from(upload).orderBy(upload.at).limit(1);
    const own = z.parse(memberApi.accountState.data, (await ask('accountState', {}, token)).data);
    const rows = Array.from({ length: 49 }, () => ({
      file: randomUUID(),
      memberId: Number(own.id),
      bytes: row?.bytes ?? 0,
      at: new Date(),
    }));
    await opened().db.insert(upload).values(rows);
    expect(await send(content)).toMatchObject({
      code: '45003',
      msg: expect.stringMatching(/明天/),
    });
    pass(24 * 3_600_000);
    expect((await send(content)).code).toBe('200');
  });

  it('stop there for sixty that come at once as well', async () => {
    const { send } = await member();
    const before = filesIn().length;
    const content = smallPictures.gif;
    const answers = await Promise.all(Array.from({ length: 60 }, () => send(content)));
    const codes = answers.map(({ code }) => code).sort();
    expect(codes).toEqual([...Array(50).fill('200'), ...Array(10).fill('45003')]);
    expect(filesIn()).toHaveLength(before + 50);
  });

  it.each([
    '/uploads/',
    '/uploads/secret',
    '/uploads/../secret',
    '/uploads/..%2Fsecret',
    '/uploads/%2e%2e%2fsecret',
    '/uploads/..%5Csecret',
    `/uploads/${'a'.repeat(32)}.png`,
    `/uploads/${'a'.repeat(32)}.svg`,
    `/uploads/${'a'.repeat(32)}.png.part`,
    `/uploads/${'a'.repeat(32)}.png%00`,
    '/uploads/%',
  ])('serve nothing at %s', async (url) => {
    await (await member()).send(smallPictures.png);
    writeFileSync(join(folder, `${'a'.repeat(32)}.svg`), '<svg/>');
    writeFileSync(join(folder, `${'a'.repeat(32)}.png.part`), 'half');
    const response = await at().get(url);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.body).not.toMatch(/[\da-f]{64}|<svg|half/);
  });

  it('fetch a picture by its media id, which the simulation answers by a demo picture', async () => {
    const { ask, token } = await member();
    const media = (media_id: string) => ask('uploadMedia', { media_id }, token);
    const address = addressIn((await media('server-id_1')).data);
    expect(address).toMatch(/^\/media\/[\w-]+\.svg$/);
    expect(existsSync(join(findRootDir(), 'server/db/demo', address))).toBe(true);
    expect(addressIn((await media('server-id_1')).data)).toBe(address);
    expect(await media('../x')).toMatchObject({ code: '40007', data: null });
  });
});
