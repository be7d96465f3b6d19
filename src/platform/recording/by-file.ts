import { pickFile } from '../picture/pick.ts';
import { sendRecording } from './send-recording.ts';
import { type Take, wholeSeconds } from './take.ts';

/** Longest time for reading a file, in ms: browsers report an unplayable one late, or never. */
const TIMEOUT_MS = 8000;
const BEYOND = 1e7;

/** In ms; 0 where this browser cannot play it. */
const lengthOf = (source: string): Promise<number> =>
  new Promise((resolve) => {
    const sound = new Audio();
    const end = (seconds: number) => {
      clearTimeout(timer);
      sound.removeAttribute('src');
      resolve(seconds * 1000);
    };
    const timer = setTimeout(() => end(0), TIMEOUT_MS);
    const judge = () => {
      // a recording of a browser has no length until its end was sought
      if (sound.duration === Number.POSITIVE_INFINITY) sound.currentTime = BEYOND;
      else if (sound.duration > 0) end(sound.duration);
    };
    sound.addEventListener('loadedmetadata', judge);
    sound.addEventListener('durationchange', judge);
    sound.addEventListener('error', () => end(0));
    sound.preload = 'metadata';
    sound.src = source;
  });

/**
 * Lets a person choose a sound on the phone, or record it there with another app; undefined where none was
 * chosen. Rejects with words for a person where this browser cannot play it.
 */
export const takeFile = async (): Promise<Take | undefined> => {
  const file = await pickFile('audio/*', 'user');
  if (!file) return undefined;
  const source = URL.createObjectURL(file);
  const drop = () => URL.revokeObjectURL(source);
  const ms = await lengthOf(source);
  if (ms === 0) {
    drop();
    throw new Error('这个文件不能播放，请换一个 MP3、M4A 或 WAV 录音');
  }
  return {
    seconds: wholeSeconds(ms),
    source,
    send: (onShare) => sendRecording(file, onShare),
    drop,
  };
};
