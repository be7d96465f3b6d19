import { sendRecording } from './send-recording.ts';
import { type Recording, RecordingError, type RecordingFault, wholeSeconds } from './take.ts';

/** Ordered by how many phones and browsers play them. */
const FORMATS = [
  'audio/mp4;codecs=mp4a.40.2',
  'audio/webm;codecs=opus',
  'audio/mp4',
  'audio/ogg;codecs=opus',
];

/** Speech is clear at this rate: five minutes are a little more than a megabyte. */
const BITS_A_SECOND = 32_000;

const faults: Readonly<Record<string, RecordingFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'taken',
  AbortError: 'taken',
};

const openMicrophone = async (): Promise<MediaStream> => {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: true });
  } catch (error) {
    const name = error instanceof DOMException || error instanceof Error ? error.name : '';
    throw new RecordingError(faults[name] ?? 'failed');
  }
};

const asTake = (chunks: Blob[], type: string, ms: number) => {
  const recording = new Blob(chunks, { type });
  const source = URL.createObjectURL(recording);
  return {
    seconds: wholeSeconds(ms),
    source,
    send: (onShare: (share: number) => void) => sendRecording(recording, onShare),
    drop: () => URL.revokeObjectURL(source),
  };
};

/** `most` in seconds. Rejects with a `RecordingError`. */
export const recordByBrowser = async (most: number): Promise<Recording> => {
  const stream = await openMicrophone();
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  const mimeType = FORMATS.find((format) => MediaRecorder.isTypeSupported(format));
  const options = { audioBitsPerSecond: BITS_A_SECOND, ...(mimeType && { mimeType }) };
  try {
    const recorder = new MediaRecorder(stream, options);
    const chunks: Blob[] = [];
    let wanted = true;
    const begun = performance.now();
    const stop = () => {
      if (recorder.state !== 'inactive') recorder.stop();
    };
    const limit = setTimeout(stop, most * 1000);
    recorder.addEventListener('dataavailable', ({ data }) => void chunks.push(data));
    const ended = new Promise<Awaited<Recording['ended']>>((resolve, reject) => {
      recorder.addEventListener('error', () => reject(new RecordingError('failed')));
      recorder.addEventListener('stop', () => {
        clearTimeout(limit);
        close();
        const ms = Math.min(performance.now() - begun, most * 1000);
        if (wanted && chunks.every(({ size }) => size === 0)) reject(new RecordingError('failed'));
        else resolve(wanted ? asTake(chunks, recorder.mimeType, ms) : undefined);
      });
    });
    recorder.start();
    return {
      stop,
      cancel: () => {
        wanted = false;
        stop();
      },
      ended,
    };
  } catch {
    close();
    throw new RecordingError('failed');
  }
};
