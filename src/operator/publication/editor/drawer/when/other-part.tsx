import { Button, Input } from 'antd';
import { useState } from 'react';
import { Stack, Text } from '../../../../parts/part.tsx';
import css from '../drawer.module.css';
import { type Other, whenWords } from './when-parts.ts';

const readText = (text: string): { raw: unknown } | undefined => {
  try {
    return { raw: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

type Props = { part: Other; disabled: boolean; onChange: (raw: unknown) => void };

/** A condition that lies deeper than the form goes: in words, and as the text that it is kept as. */
export const OtherPart = ({ part, disabled, onChange }: Props) => {
  const stored = JSON.stringify(part.raw, null, 2) ?? '';
  const [text, setText] = useState(stored);
  const read = readText(text);
  const words = whenWords(part.raw);
  return (
    <Stack gap={8} className={css.stack}>
      {words ? (
        <ul className={css.words}>
          {words.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <Text size={13} tone="tertiary">
          这个条件写得不对，改好之前谁都看不到。
        </Text>
      )}
      <Stack gap={8} data-undo="own" className={css.stack}>
        <Input.TextArea
          value={text}
          autoSize={{ minRows: 3, maxRows: 14 }}
          spellCheck={false}
          disabled={disabled}
          status={read ? '' : 'error'}
          aria-label="条件的文本"
          onChange={({ target }) => setText(target.value)}
        />
        {!read && (
          <Text size={13} tone="bad">
            文本的格式不对，改好后才能写入。
          </Text>
        )}
        <Button
          className={css.fit ?? ''}
          disabled={disabled || !read || text === stored}
          onClick={() => read && onChange(read.raw)}
        >
          写入条件
        </Button>
      </Stack>
    </Stack>
  );
};
