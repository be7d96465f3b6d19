import { createHash, randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { S3mini, S3ServiceError, type UploadPart } from 's3mini';
import { limitConcurrency } from '../../limits/limit-concurrency.ts';
import { MINUTE, SECOND } from '../../time/durations.ts';
import { type ObjectStore, StoreDownError } from '../object-store.ts';
import type { S3Config } from './config.ts';
import { type Listing, listingIn } from './listing.ts';

/** Until the head of an answer, in ms; a part may take this long to be sent. */
const ANSWER_LIMIT = 30 * SECOND;
const PAUSES = [200, 800];
/** In bytes; larger files are sent in parts of this size. */
const PART = 8 * 1024 ** 2;
/** Each holds a part in memory. */
const MOST_SENT_AT_ONCE = 4;
const LISTED_AT_ONCE = 1000;
/** Of an address that is read without us, in ms. */
const DIRECT_LIFE = MINUTE;

const types: Readonly<Record<string, string>> = {
  mpegts: 'video/mp2t',
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
};

const typeOf = (name: string): string =>
  types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

const firstAnswer: typeof fetch = async (input, init) => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ANSWER_LIMIT);
  try {
    return await fetch(input, { ...init, redirect: 'error', signal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
};

/** What the store answered. Its text repeats the request, so no more than the code of it is told. */
type StoreAnswer = { status: number; code: string };

const serviceErrorIn = (error: unknown): S3ServiceError | undefined => {
  if (error instanceof S3ServiceError) return error;
  return error instanceof Error && error.cause ? serviceErrorIn(error.cause) : undefined;
};

const NAMED_CODE = /<Code>(\w+)<\/Code>/;

const answerOf = (error: unknown): StoreAnswer | undefined => {
  const service = serviceErrorIn(error);
  if (!service) return undefined;
  const code = NAMED_CODE.exec(service.body ?? '')?.[1] ?? service.serviceCode ?? '';
  return { status: service.status, code };
};

const networkCode = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  const code = 'code' in error ? String(error.code) : '';
  return code || networkCode(error.cause) || error.name;
};

const downError = (what: string, error: unknown): StoreDownError => {
  if (error instanceof StoreDownError) return error;
  const answer = answerOf(error);
  const why = answer ? `${answer.status} ${answer.code}` : networkCode(error);
  return new StoreDownError(`${what}: ${why}`);
};

const isPassing = (error: unknown): boolean => {
  const status = answerOf(error)?.status;
  return status === undefined || status >= 500 || status === 429;
};

/** What passes is tried again. */
const attempt = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  for (const wait of PAUSES) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error)) throw downError(what, error);
      await pause(wait);
    }
  }
  return work().catch((error: unknown) => {
    throw downError(what, error);
  });
};

const bytesOf = async function* (body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw downError('read', error);
  } finally {
    await reader.cancel().catch(() => {});
  }
};

/** CDNs call it type A: the moment, a word of chance and the path, hashed with a key that the CDN holds as well. */
const cdnAddress = ({ cdn, key }: { cdn: string; key: string }, name: string): string => {
  const url = new URL(`${cdn}/${name}`);
  const start = `${Math.floor(Date.now() / SECOND)}-${randomUUID().replaceAll('-', '')}-0`;
  const seal = createHash('md5').update(`${url.pathname}-${start}-${key}`).digest('hex');
  url.searchParams.set('auth_key', `${start}-${seal}`);
  return url.href;
};

const clientOf = ({ endpoint, region, accessKey, secretKey }: S3Config, answer: typeof fetch) =>
  new S3mini({
    ...{ endpoint, region, accessKeyId: accessKey, secretAccessKey: secretKey },
    fetch: answer,
  });

/** The client's own list signs another address than some servers do. */
const listPage = async (client: S3mini, prefix: string, token?: string): Promise<Listing> => {
  const query = {
    ...{ 'list-type': '2', 'max-keys': String(LISTED_AT_ONCE), prefix },
    ...(token === undefined ? {} : { 'continuation-token': token }),
  };
  const answer = await client.getObjectRaw('', true, 0, undefined, query);
  return listingIn(await answer.text());
};

type Sending = { client: S3mini; name: string; upload: string };

const sendParts = async ({ client, name, upload }: Sending, path: string): Promise<void> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const parts: UploadPart[] = [];
    for (let at = 0; at < size; at += PART) {
      const bytes = Buffer.alloc(Math.min(PART, size - at));
      await file.read(bytes, 0, bytes.length, at);
      const number = at / PART + 1;
      const send = () => client.uploadPart(name, upload, bytes, number);
      parts.push(await attempt('part', send));
    }
    const done = await attempt('complete', () =>
      client.completeMultipartUpload(name, upload, parts),
    );
    // a failure to put parts together may come with status 200
    if (!done.etag) throw new StoreDownError('complete: no tag');
  } finally {
    await file.close();
  }
};

export const openS3Store = (config: S3Config, answer: typeof fetch = firstAnswer): ObjectStore => {
  const client = clientOf(config, answer);
  const inTurn = limitConcurrency(MOST_SENT_AT_ONCE);

  const size: ObjectStore['size'] = (name) =>
    attempt('size', async () => {
      try {
        return await client.getContentLength(name);
      } catch (error) {
        if (answerOf(error)?.status === 404) return undefined;
        throw error;
      }
    });

  const put: ObjectStore['put'] = (name, bytes) =>
    inTurn(() =>
      attempt('put', async () => {
        const { status } = await client.putObject(name, bytes, typeOf(name));
        if (status !== 200) throw new StoreDownError(`put: ${status}`);
      }),
    );

  const inParts = async (name: string, path: string): Promise<void> => {
    const upload = await attempt('begin', () => client.getMultipartUploadId(name, typeOf(name)));
    try {
      await inTurn(() => sendParts({ client, name, upload }, path));
    } catch (error) {
      // what cannot be given up now ends by the bucket's own rule
      await client.abortMultipartUpload(name, upload).catch(() => {});
      throw error;
    }
  };

  const wholeIn = async (path: string): Promise<Buffer | undefined> => {
    const file = await open(path);
    try {
      return (await file.stat()).size > PART ? undefined : await file.readFile();
    } finally {
      await file.close();
    }
  };

  return {
    size,
    put,
    putFile: async (name, path) => {
      const bytes = await wholeIn(path);
      return bytes ? put(name, bytes) : inParts(name, path);
    },
    read: (name, range) =>
      attempt('read', async () => {
        const { status, body } = range
          ? await client.getObjectRaw(name, false, range.start, range.end + 1)
          : await client.getObjectRaw(name);
        if (!body || status !== (range ? 206 : 200)) throw new StoreDownError(`read: ${status}`);
        return Readable.from(bytesOf(body), { objectMode: false });
      }),
    remove: async (name) => {
      const send = () => client.deleteObject(name);
      if (!(await attempt('remove', send))) throw new StoreDownError('remove');
    },
    list: async function* (prefix) {
      let token: string | undefined;
      do {
        const from = token;
        const page = await attempt('list', () => listPage(client, prefix, from));
        yield* page.objects;
        token = page.next;
      } while (token);
    },
    address: async (name) => {
      const { direct } = config;
      if (direct === undefined) return undefined;
      return direct === 'store'
        ? client.getPresignedUrl('GET', name, DIRECT_LIFE / SECOND)
        : cdnAddress(direct, name);
    },
  };
};

const sentences: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: '文件存储不认识这个 S3_ACCESS_KEY，请检查',
  SignatureDoesNotMatch: '文件存储不接受 S3_SECRET_KEY，请检查密钥，以及 S3_REGION',
  AccessDenied: '文件存储不允许这个密钥读写 S3_BUCKET，请给它读、写、列出和删除的权限',
  NoSuchBucket: '文件存储里没有 S3_BUCKET 这个桶，请先建立它，或检查名称和 S3_PATH_STYLE',
};

const CHECKED = 'check';

/** Undefined for a store that takes, lists, gives and removes; else why not, in words, and whether that may pass. */
export const faultOf = async (
  config: S3Config,
  answer: typeof fetch = firstAnswer,
): Promise<{ sentence: string; passes: boolean } | undefined> => {
  const client = clientOf(config, answer);
  const name = `${CHECKED}/${randomUUID()}`;
  try {
    await listPage(client, `${CHECKED}/`);
    await client.putObject(name, 'ok');
    const text = await client.getObject(name);
    await client.deleteObject(name);
    return text === 'ok' ? undefined : { sentence: '文件存储读到的不是刚写的内容', passes: false };
  } catch (error) {
    const answered = answerOf(error);
    if (!answered)
      return { sentence: `连不上文件存储 S3_ENDPOINT（${networkCode(error)}）`, passes: true };
    const { status, code } = answered;
    const sentence = sentences[code] ?? `文件存储回答 ${status} ${code}，请检查 S3_* 各项`;
    return { sentence, passes: status >= 500 };
  }
};
