import { type FormEvent, type RefObject, useState } from 'react';
import { LONGEST_MESSAGE } from '#schemas/live/room-endpoints.ts';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import css from './panel.module.css';

type Props = {
  field: RefObject<HTMLInputElement | null>;
  /** Why the member cannot write now; '' for a member who can. */
  why: string;
  closed: boolean;
  onSay: (body: string) => void;
};

/** From this many characters left on, the rest is counted. */
const COUNTED = 30;

/** The text stays while the member may not send. */
export const Composer = ({ field, why, closed, onSay }: Props) => {
  const [body, setBody] = useState('');
  const text = body.trim();
  const left = LONGEST_MESSAGE - [...text].length;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (why !== '' || text === '' || left < 0) return;
    onSay(text);
    setBody('');
  };
  return (
    <Box
      as="form"
      flex="none"
      padBlock={8}
      padInline="gutter"
      surface="card"
      edge="start"
      onSubmit={onSubmit}
    >
      {why && (
        <Text kind="meta" tone="secondary" textAlign="center" padEnd={8} role="status">
          {why}
        </Text>
      )}
      <Line gap={8} className={css.line} hidden={closed}>
        <input
          className={css.input}
          ref={field}
          type="text"
          value={body}
          placeholder="说点什么…"
          aria-label="聊天内容"
          aria-invalid={left < 0}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target }) => setBody(target.value)}
        />
        {left <= COUNTED && (
          <span className={left < 0 ? css.over : css.left}>
            <span className="spoken">{left < 0 ? '超出字数' : '剩余字数'}</span>
            {left}
          </span>
        )}
        <button
          className={css.send}
          type="submit"
          disabled={why !== '' || text === '' || left < 0}
          // keeping the focus in the field keeps the keyboard up for the next message
          onMouseDown={(event) => event.preventDefault()}
        >
          发送
        </button>
      </Line>
    </Box>
  );
};
