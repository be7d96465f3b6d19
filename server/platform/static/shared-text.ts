import { PassThrough, Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';

/** Above this, a step costs the processor more than the network gains. */
const QUALITY = 6;

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

const negotiator = new Negotiator({ supportedValues: [...encodings] });

export const encodingFor = (accepted: string | undefined): Encoding => {
  const found = accepted && negotiator.negotiate(accepted);
  return encodings.find((each) => each === found) ?? 'identity';
};

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Each flushes after every write, so that each part can be read at once. */
export const encoders: Readonly<Record<Encoding, () => Transform>> = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
  identity: () => new PassThrough(),
};

const follow = (encoder: Transform) => {
  const chunks: Buffer[] = [];
  let whole: Buffer | undefined;
  let wake: (() => void)[] = [];
  const heard = () => {
    const woken = wake;
    wake = [];
    for (const each of woken) each();
  };
  encoder.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    heard();
  });
  encoder.on('end', () => {
    whole = Buffer.concat(chunks);
    heard();
  });
  const read = async function* () {
    let at = 0;
    for (;;) {
      for (; at < chunks.length; at += 1) yield chunks[at];
      if (whole) return;
      await new Promise<void>((resolve) => wake.push(resolve));
    }
  };
  return (): Buffer | Readable => whole ?? Readable.from(read(), { objectMode: false });
};

/**
 * A text that is written once, part by part, and read from its beginning by any number of requests: as a stream while
 * it is written, as a whole afterwards. Each encoding is computed once.
 */
export const sharedText = () => {
  const parts: string[] = [];
  let ended = false;
  const open = new Map<Encoding, { encoder: Transform; read: () => Buffer | Readable }>();
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  return {
    /** Resolves when the beginning is on its way to the first reader. */
    begun: begun.then(nextTurn).then(nextTurn),
    write: (part: string): void => {
      parts.push(part);
      for (const { encoder } of open.values()) encoder.write(part);
    },
    end: (): void => {
      ended = true;
      for (const { encoder } of open.values()) encoder.end();
    },
    read: (encoding: Encoding): Buffer | Readable => {
      const known = open.get(encoding);
      if (known) return known.read();
      const encoder = encoders[encoding]();
      const read = follow(encoder);
      open.set(encoding, { encoder, read });
      encoder.once('data', begin);
      encoder.write(parts.join(''));
      if (ended) encoder.end();
      return read();
    },
  };
};
