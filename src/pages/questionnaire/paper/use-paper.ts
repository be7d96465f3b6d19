import { useState } from 'react';
import { startQuestionnaire } from '../../../../schemas/questionnaire/endpoints.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { randomKey } from '../../../platform/writing/random-key.ts';

/**
 * The paper as the server has it now; a cached one could hold older answers. `round` is another one
 * each time that it is opened.
 */
export const usePaper = (id: string) => {
  // the key is new each time: for a repeated key the server answers with the paper as it was then
  const [round, setRound] = useState(randomKey);
  const { data, error, retry } = useCall(
    startQuestionnaire,
    { id, key: round },
    { fresh: true, reconnect: false, when: id !== '' },
  );
  // what failed may have started it all the same, so it is sent again under the same key
  return { data, error, round, retry: () => (error ? retry() : setRound(randomKey())) };
};
