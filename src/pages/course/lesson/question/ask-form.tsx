import { useState } from 'react';
import { askQuestion } from '#schemas/question/endpoints.ts';
import { QUESTION_LENGTH, questionText } from '#schemas/question/fields.ts';
import { faultIn } from '#schemas/wire/rules.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { AreaField } from '#src/ui/form/area.tsx';
import { TickField } from '#src/ui/form/choice.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';

type Props = { product: string; lesson: string; onRequest: () => void };

export const AskForm = ({ product, lesson, onRequest }: Props) => {
  const [text, setText] = useState('');
  const [anonymous, setAnonymous] = useState(false);
  const [mistake, setMistake] = useState('');
  const { send, busy, failure } = useChange(askQuestion, '没有发出去，请检查网络后再试');
  const ask = async () => {
    const found = faultIn(questionText, text) ?? '';
    setMistake(found);
    if (found) return;
    const answer = await send({ product, lesson, text, anonymous });
    if (!answer?.ok) return;
    setText('');
    showToast('提问已发布');
    onRequest();
  };
  return (
    <FormFrame
      failure={failure}
      submit={
        <Button type="submit" busy={busy ? '正在提问…' : undefined}>
          提问
        </Button>
      }
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <AreaField
        label="你的问题"
        rows={3}
        placeholder="这一节哪里没有听懂？"
        value={text}
        error={mistake}
        hint={`${text.trim().length}/${QUESTION_LENGTH}`}
        onChange={({ target }) => {
          setText(target.value);
          if (mistake) setMistake(faultIn(questionText, target.value) ?? '');
        }}
      />
      <TickField
        label="匿名提问"
        checked={anonymous}
        onChange={({ target }) => setAnonymous(target.checked)}
      />
    </FormFrame>
  );
};
