import { useState } from 'react';
import { answerQuestion } from '#schemas/question/endpoints.ts';
import { ANSWER_LENGTH, answerText } from '#schemas/question/fields.ts';
import { faultIn } from '#schemas/wire/rules.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { AreaField } from '#src/ui/form/area.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

type FormProps = { id: string; onAnswered: () => void };

const AnswerForm = ({ id, onAnswered }: FormProps) => {
  const [text, setText] = useState('');
  const [mistake, setMistake] = useState('');
  const { send, busy, failure } = useChange(answerQuestion, '没有发出去，请检查网络后再试');
  const answer = async () => {
    const found = faultIn(answerText, text) ?? '';
    setMistake(found);
    if (found) return;
    const sent = await send({ id, text });
    if (!sent?.ok) return;
    showToast('回答已发布');
    onAnswered();
  };
  return (
    <FormFrame
      failure={failure}
      submit={
        <Button type="submit" busy={busy ? '正在发布…' : undefined}>
          发布回答
        </Button>
      }
      onSubmit={(event) => {
        event.preventDefault();
        void answer();
      }}
    >
      <AreaField
        label="你的回答"
        rows={6}
        placeholder="说说你的理解"
        value={text}
        error={mistake}
        hint={`${text.trim().length}/${ANSWER_LENGTH}`}
        onChange={({ target }) => {
          setText(target.value);
          if (mistake) setMistake(faultIn(answerText, target.value) ?? '');
        }}
      />
    </FormFrame>
  );
};

export const AnswerSheet = ({
  open,
  onClose,
  ...form
}: FormProps & { open: boolean; onClose: () => void }) => (
  <Sheet open={open} title="写回答" onClose={onClose}>
    <AnswerForm {...form} />
  </Sheet>
);
