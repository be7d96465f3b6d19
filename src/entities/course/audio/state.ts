import type { productLesson } from '#schemas/course/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { MediaFault } from '#src/platform/media/fault.ts';
import { createStore } from '#src/platform/storage/store.ts';
import type { Sleep } from './sleep.ts';

export type AudioLesson = Data<typeof productLesson>;

/** The playing lesson and its settings. */
export type Audio = {
  lesson: AudioLesson;
  media: HTMLAudioElement;
  /** Another lesson is being fetched. */
  turning: boolean;
  fault: MediaFault | undefined;
  sleep: Sleep;
  /** Where it waits for a tap after a reload, in seconds; nothing of it is loaded until then. */
  rests: number | undefined;
};

/** Undefined while no audio is open. */
export const audioStore = createStore<Audio | undefined>(undefined);

/** Id of the lesson that was finished last; '' before the first one. */
export const finishedAudio = createStore('');

/** Whether the page itself shows the audio controls. */
export const audioOnPage = createStore(false);

/** Under this key a visit keeps what is listened to. */
export const AUDIO_KEY = 'AUDIO';
