import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { envelope } from '#schemas/wire/envelope.ts';

const LONGEST = 262_144;

const messages: Record<number, string> = {
  401: '暂未登录',
  403: '没有权限',
  404: '后端没有这个接口',
  413: '请求内容过大',
  429: '操作太频繁，请稍后再试',
};

const messageOf = (status: number): string =>
  messages[status] ?? (status >= 500 ? '后端服务出错了，请稍后再试' : '后端服务没有接受这次请求');

const readUpTo = async (stream: NodeJS.ReadableStream): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    const piece = Buffer.from(chunk);
    length += piece.length;
    if (length > LONGEST) break;
    chunks.push(piece);
  }
  return Buffer.concat(chunks);
};

const plain = (body: Buffer, encoding: unknown): Buffer => {
  const options = { maxOutputLength: LONGEST };
  if (encoding === 'gzip') return gunzipSync(body, options);
  if (encoding === 'br') return brotliDecompressSync(body, options);
  return encoding === 'deflate' ? inflateSync(body, options) : body;
};

const asEnvelope = (body: Buffer, encoding: unknown): string | null => {
  try {
    const text = plain(body, encoding).toString('utf8');
    return z.safeParse(envelope, JSON.parse(text)).success ? text : null;
  } catch {
    return null;
  }
};

/** Passes an HTTP error on: unchanged where its body is an envelope, else as an envelope with the same status. */
export const forwardedError = async (
  reply: FastifyReply,
  stream: NodeJS.ReadableStream,
): Promise<FastifyReply> => {
  const status = reply.statusCode;
  const body = await readUpTo(stream).catch(() => Buffer.alloc(0));
  const known = asEnvelope(body, reply.getHeader('content-encoding'));
  reply.removeHeader('content-encoding');
  reply.removeHeader('content-length');
  reply.header('content-type', 'application/json; charset=utf-8');
  return reply.send(known ?? JSON.stringify({ code: status, msg: messageOf(status), data: null }));
};
