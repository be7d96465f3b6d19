import { uploadRecording } from '#schemas/upload/endpoints.ts';
import { CARD_HEADER } from '#schemas/wire/envelope.ts';
import { type Transport, transports } from '../calls/transports.ts';
import { asDataUrl } from '../picture/as-data-url.ts';
import { change } from '../writing/change.ts';

/** A transport that reports upload progress, which `fetch` does not. */
const telling =
  (onShare: (share: number) => void): Transport =>
  (path, { headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const sent = new XMLHttpRequest();
      sent.open('POST', path);
      for (const [name, value] of Object.entries(headers)) sent.setRequestHeader(name, value);
      sent.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onShare(loaded / total);
      });
      sent.addEventListener('load', () => {
        const card = sent.getResponseHeader(CARD_HEADER) ?? '';
        const { status } = sent;
        resolve(new Response(sent.responseText, { status, headers: { [CARD_HEADER]: card } }));
      });
      const fail = () => reject(new Error('network'));
      sent.addEventListener('error', fail);
      sent.addEventListener('abort', fail);
      signal.addEventListener('abort', () => sent.abort());
      sent.send(body);
    });

/** Resolves to the recording's address. Rejects with words for a person. */
export const sendRecording = async (
  recording: Blob,
  onShare: (share: number) => void,
): Promise<string> => {
  const source = await asDataUrl(recording, '这段录音无法读取');
  transports[uploadRecording.path] = telling(onShare);
  const answer = await change(uploadRecording, { content: source.slice(source.indexOf(',') + 1) });
  if (!answer.ok) throw new Error(answer.message || '网络不稳定，录音还没有上传');
  return answer.data.data;
};
