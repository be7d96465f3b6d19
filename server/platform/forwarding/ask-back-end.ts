import * as z from 'zod/mini';
import type { Data, ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import { dataOf, envelope, SUCCESS } from '#schemas/wire/envelope.ts';

const LARGEST = 1024 * 1024;

const textOf = async (body: AsyncIterable<Buffer>): Promise<string> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > LARGEST) throw new Error('a longer answer than anybody needs');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const answerOf = async (address: URL, limit: number): Promise<unknown> => {
  const { request } = await import('undici');
  const { statusCode, body } = await request(address, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(limit),
  });
  const text = await textOf(body);
  return statusCode < 400 ? JSON.parse(text) : undefined;
};

/**
 * The answer of an existing back end at `origin` to a visitor without payload, read by the endpoint's schema.
 * Undefined without a readable answer within `limit` ms.
 */
export const askBackEnd = async <E extends ReadEndpoint>(
  origin: string,
  { path, data }: E,
  limit: number,
): Promise<Data<E> | undefined> => {
  const came = await answerOf(new URL(path, origin), limit).catch(() => undefined);
  const enveloped = z.safeParse(envelope, came);
  if (!enveloped.success || enveloped.data.code !== SUCCESS) return undefined;
  const read = z.safeParse(data, dataOf(enveloped.data));
  // `read` is the output of `data`, the schema of E
  return read.success ? (read.data as Data<E>) : undefined;
};
