import { useState } from 'react';
import { saveReview } from '#schemas/course/review-endpoints.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { change } from '#src/platform/writing/change.ts';
import { isRight, mistakesIn, noMistakes, type Written } from './mistakes.ts';

type Options = Written & { id: string; onSaved: () => void };

export const useReview = ({ id, score, text, onSaved }: Options) => {
  const [written, setWritten] = useState<Written>({ score, text });
  const [mistakes, setMistakes] = useState(noMistakes);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const write = (part: Partial<Written>) => {
    const next = { ...written, ...part };
    setWritten(next);
    if (!isRight(mistakes)) setMistakes(mistakesIn(next));
  };
  const save = async () => {
    const found = mistakesIn(written);
    setMistakes(found);
    if (!isRight(found) || busy) return;
    setBusy(true);
    setFailure('');
    const answer = await change(saveReview, { id, ...written }, id);
    setBusy(false);
    if (!answer.ok) return setFailure(answer.message || '没有发表成功，请检查网络后再试');
    showToast('评价已发表');
    onSaved();
  };
  return { written, mistakes, failure, busy, write, save: () => void save() };
};
