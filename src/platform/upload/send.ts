import { LARGEST_PART } from '#schemas/media/fields.ts';

export type Sending = { stop: () => void };

type Wish = {
  file: File;
  url: string;
  /** Read anew for each part, since a session may have been renewed. */
  headers: () => Readonly<Record<string, string>>;
  onSent: (bytes: number) => void;
  onDone: () => void;
  /** `status` is that of the answer, 0 without one; `message` is the server's sentence, or ''. */
  onFailed: (status: number, message: string) => void;
};

export type Send = (wish: Wish) => Promise<Sending>;

/** In ms. */
const RETRIES = [0, 1000, 3000, 5000, 10_000, 20_000];

const sentenceIn = (body: string): string => {
  try {
    const read: unknown = JSON.parse(body);
    const isEnvelope = typeof read === 'object' && read !== null && 'msg' in read;
    return isEnvelope && typeof read.msg === 'string' ? read.msg : '';
  } catch {
    return '';
  }
};

/** Sends a file in parts from where the server has it; loads the code for that with the first file. */
export const sendFile: Send = async ({ file, url, headers, onSent, onDone, onFailed }) => {
  const { DetailedError, Upload } = await import('tus-js-client');
  const upload = new Upload(file, {
    uploadUrl: url,
    chunkSize: LARGEST_PART,
    retryDelays: RETRIES,
    storeFingerprintForResuming: false,
    onBeforeRequest: (request) => {
      for (const [name, value] of Object.entries(headers())) request.setHeader(name, value);
    },
    onProgress: onSent,
    onSuccess: onDone,
    onError: (error) => {
      const answer = error instanceof DetailedError ? error.originalResponse : null;
      onFailed(answer?.getStatus() ?? 0, sentenceIn(answer?.getBody() ?? ''));
    },
  });
  upload.start();
  return { stop: () => void upload.abort() };
};
