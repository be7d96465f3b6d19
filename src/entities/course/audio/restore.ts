import { productLesson } from '#schemas/course/endpoints.ts';
import { call } from '#src/platform/calls/call.ts';
import { token } from '#src/platform/session/session.ts';
import { isAudible, restAudio } from './player.ts';
import { forgetAudio, savedAudio } from './saved-audio.ts';
import { audioStore } from './state.ts';

/** After a reload: the small player returns, paused at its position, if the lesson is still open. */
export const restoreAudio = async (): Promise<void> => {
  const saved = savedAudio();
  if (!saved) return forgetAudio();
  const answer = await call(productLesson, { id: saved.product, lesson: saved.lesson });
  // a tap may have started another lesson, or the session may have ended meanwhile
  if (audioStore.get() || token() !== saved.of) return;
  if (answer.ok && isAudible(answer.data)) restAudio(answer.data, saved.at);
  else if (answer.ok || answer.refusal) forgetAudio();
};
