import * as z from 'zod/mini';
import { DRAWS, DRAWS_HEADER } from '#schemas/capabilities/draws.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { type Envelope, envelope } from '#schemas/wire/envelope.ts';
import { exactJson } from '#src/platform/calls/exact-json.ts';
import { shortened, valueWords } from './words.ts';

/** `timeout`: for a whole answer, in ms. */
export type BackEnd = { origin: string; token: string | undefined; timeout: number };

/** An answer in its envelope, or the reason why there is none; `silent` if nothing came at all. */
export type Reply = { envelope: Envelope; status: number } | { fault: string; silent?: true };

/** In bytes; a larger answer is not read. */
const LARGEST = 8 * 1024 * 1024;

class TooLarge extends Error {}

const textOf = async (body: AsyncIterable<Uint8Array>): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > LARGEST) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const parsed = (text: string): { json: unknown } | undefined => {
  try {
    return { json: exactJson(text) };
  } catch {
    return undefined;
  }
};

const enveloped = (text: string, status: number): Reply => {
  const body = parsed(text);
  const failed = status >= 400 ? `HTTP ${status}，` : '';
  if (!body) return { fault: `${failed}内容不是 JSON：${valueWords(text)}` };
  const read = z.safeParse(envelope, body.json);
  if (read.success) return { envelope: read.data, status };
  return { fault: `${failed}应为 {code, msg, data}，来的是${valueWords(body.json)}` };
};

/** The system's error code, such as ECONNREFUSED, or else the message. */
const networkFault = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code: unknown = Object(cause).code;
  return typeof code === 'string' ? code : shortened(String(Object(cause).message ?? cause));
};

const read = async (response: Response): Promise<Reply> => {
  const { status, headers, body } = response;
  if (status >= 300 && status < 400) {
    await body?.cancel();
    const target = valueWords(headers.get('location') ?? '');
    return { fault: `HTTP ${status}，转到${target}：请直接在这个地址上回答` };
  }
  return enveloped(body ? await textOf(body) : '', status);
};

/** Makes a call as the app does; follows no redirect and never throws. */
export const ask = async (
  { origin, token, timeout }: BackEnd,
  { path, layout }: Endpoint,
  payload: unknown,
): Promise<Reply> => {
  const signal = AbortSignal.timeout(timeout);
  let answered = false;
  try {
    const response = await fetch(new URL(path, origin), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(layout && { [DRAWS_HEADER]: DRAWS }),
        ...(token !== undefined && { token }),
      },
      body: JSON.stringify(payload),
      redirect: 'manual',
      signal,
    });
    answered = true;
    return await read(response);
  } catch (error) {
    const silent = answered ? {} : { silent: true as const };
    if (error instanceof TooLarge)
      return { fault: `内容超过 ${LARGEST / 1024 / 1024} MB，没有读完` };
    if (signal.aborted) return { fault: `${timeout / 1000} 秒内没有答完`, ...silent };
    return { fault: `连接失败：${networkFault(error)}`, ...silent };
  }
};
