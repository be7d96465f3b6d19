import { Button, Input } from 'antd';
import { useState } from 'react';
import { LONGEST_COMMENT } from '#schemas/publication/comment-endpoints.ts';
import { FormState, type FormStateProps } from '../../parts/form-state.tsx';
import { Line, Stack } from '../../parts/part.tsx';
import { useOwnRun } from '../../parts/use-own-run.ts';
import css from './comments.module.css';

type Props = {
  label: string;
  /** What the button says. */
  does: string;
  text?: string;
  placeholder?: string;
  /** How it is sent. */
  of: FormStateProps['of'];
  verb?: FormStateProps['verb'];
  /** Whether it was done, so that the field can be emptied. */
  onSend: (text: string) => Promise<void>;
  onCancel?: () => void;
};

/** A field for what an operator writes to the others. */
export const WordsForm = (props: Props) => {
  const { label, does, text = '', placeholder, of, verb = '发出', onSend, onCancel } = props;
  const [typed, setTyped] = useState(text);
  const own = useOwnRun(of);
  const given = typed.trim();
  const send = () => {
    own.begin();
    void onSend(given);
  };
  return (
    <Stack gap={8} className={css.form}>
      <Input.TextArea
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        maxLength={LONGEST_COMMENT}
        showCount
        rows={3}
        aria-label={label}
        {...(placeholder && { placeholder })}
        autoFocus={onCancel !== undefined}
      />
      <Line gap={8} align="stretch" wrap>
        <Button
          type="primary"
          loading={of.busy}
          disabled={given === '' || given === text}
          onClick={send}
        >
          {does}
        </Button>
        <FormState of={own.state} verb={verb} unsaved={given !== text && !own.state.done} />
        {onCancel && <Button onClick={onCancel}>取消</Button>}
      </Line>
    </Stack>
  );
};
