import { Button, Input } from 'antd';
import { useState } from 'react';
import { LONGEST_COMMENT } from '../../../../schemas/publication/comment-endpoints.ts';
import css from './comments.module.css';

type Props = {
  label: string;
  /** What the button says. */
  does: string;
  text?: string;
  placeholder?: string;
  busy: boolean;
  /** Whether it was done, so that the field can be emptied. */
  onSend: (text: string) => Promise<void>;
  onCancel?: () => void;
};

/** A field for what an operator writes to the others. */
export const WordsForm = (props: Props) => {
  const { label, does, text = '', placeholder, busy, onSend, onCancel } = props;
  const [typed, setTyped] = useState(text);
  const given = typed.trim();
  return (
    <div className={css.form}>
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
      <div className={css.acts}>
        <Button
          type="primary"
          loading={busy}
          disabled={given === '' || given === text}
          onClick={() => void onSend(given)}
        >
          {does}
        </Button>
        {onCancel && <Button onClick={onCancel}>取消</Button>}
      </div>
    </div>
  );
};
