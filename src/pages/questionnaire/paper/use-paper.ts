import { useCallback, useEffect, useState } from 'react';
import type { RefusalName } from '../../../../schemas/define-endpoint.ts';
import { type Paper, startQuestionnaire } from '../../../../schemas/questionnaire/endpoints.ts';
import { call } from '../../../platform/calls/call.ts';
import { CallError } from '../../../platform/reading/call-error.ts';
import { randomKey } from '../../../platform/writing/random-key.ts';

type Opened = {
  data: Paper | undefined;
  error: CallError<RefusalName<typeof startQuestionnaire>> | undefined;
};

/** The paper as the server has it now; a cached one could hold older answers. */
export const usePaper = (id: string) => {
  const [opened, setOpened] = useState<Opened>({ data: undefined, error: undefined });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further round asks again
  useEffect(() => {
    let left = false;
    // the key is new each time: for a repeated key the server answers with the paper as it was then
    call(startQuestionnaire, { id, key: randomKey() }).then((answer) => {
      if (left) return;
      if (answer.ok) setOpened({ data: answer.data, error: undefined });
      else setOpened({ data: undefined, error: new CallError(answer) });
    });
    return () => {
      left = true;
    };
  }, [id, round]);
  const retry = useCallback(() => {
    setOpened({ data: undefined, error: undefined });
    setRound((before) => before + 1);
  }, []);
  return { ...opened, round, retry };
};
