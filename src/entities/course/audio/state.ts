import type { productLesson } from '#schemas/course/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { MediaFault } from '#src/platform/media/fault.ts';
import { createStore } from '#src/platform/storage/store.ts';
import type { Sleep } from './sleep.ts';

export type AudioLesson = Data<typeof productLesson>;

export type Audio = {
  lesson: AudioLesson;
  media: HTMLAudioElement;
  turning: boolean;
  fault: MediaFault | undefined;
  sleep: Sleep;
  /** Position in seconds where it waits for a tap after a reload; the medium is loaded only then. */
  rests: number | undefined;
};

/** undefined while no audio is open. */
export const audioStore = createStore<Audio | undefined>(undefined);

/** Id of the lesson that was finished last; '' before the first one. */
export const finishedAudio = createStore('');

export const audioOnPage = createStore(false);

export const AUDIO_KEY = 'AUDIO';
