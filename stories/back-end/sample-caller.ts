import type { LoadedAnswer } from '#src/engine/load.ts';
import type { Source } from '#src/engine/section-definition.ts';
import { answerTo } from './answers.ts';

/** Answers the calls of sections with their samples. */
export const sampleCaller = ({ endpoint, payload }: Source): LoadedAnswer => ({
  ok: true,
  data: answerTo(endpoint.path, payload)?.data,
});
