import { useState } from 'react';
import { answerGame, type GameRun, nextGameQuestion } from '#schemas/contest/endpoints.ts';
import { useChange } from '#src/platform/writing/use-change.ts';

const FAILED = '没有收到结果，请再试一次，不会重复计算';

/**
 * A run by the server's newest answer. `seen`: the member has gone on from the result of its last
 * question.
 */
export const useRun = (read: GameRun) => {
  const [detail, setDetail] = useState<{ run: GameRun; over: GameRun }>();
  const run = detail && detail.over === read ? detail.run : read;
  const [seen, setSeen] = useState(read.phase === 'finished');
  const [values, setValues] = useState<readonly string[]>([]);
  const answering = useChange(answerGame, FAILED);
  const asking = useChange(nextGameQuestion, FAILED);
  const answer = async (given: readonly string[]) => {
    const question = run.question[0]?.id ?? '';
    const detail = await answering.send({ run: run.id, answer: { question, values: [...given] } });
    if (detail?.ok) setDetail({ run: detail.data, over: read });
  };
  const next = async () => {
    const detail = await asking.send({ run: run.id, place: run.place + 1 });
    if (!detail?.ok) return;
    setValues([]);
    setDetail({ run: detail.data, over: read });
  };
  return {
    run,
    seen,
    see: () => setSeen(true),
    values,
    setValues,
    answer,
    next,
    busy: answering.busy || asking.busy,
    failure: answering.failure || asking.failure,
  };
};
