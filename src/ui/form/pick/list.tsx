import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../button/button.tsx';
import { Box, Stack, Text } from '../../part/parts.tsx';
import css from './pick.module.css';
import { type Known, type PickSource, useFound } from './source.ts';

type Props = {
  label: string;
  source: PickSource;
  value: string;
  longest: number;
  word: string;
  onWord: (word: string) => void;
  onChoose: (name: string) => void;
};

type ChoiceProps = { known: Known; chosen: boolean; onChoose: (name: string) => void };

const Choice = ({ known: { name, note }, chosen, onChoose }: ChoiceProps) => (
  <li>
    <Box
      as="button"
      press="page"
      className={css.choice}
      type="button"
      aria-pressed={chosen}
      onClick={() => onChoose(name)}
    >
      <span>{name}</span>
      {note && (
        <Text as="span" kind="meta" tone="secondary" flex="none">
          {note}
        </Text>
      )}
    </Box>
  </li>
);

const Words = (props: { role?: 'status'; children: ReactNode }) => (
  <Stack
    as="p"
    tone="secondary"
    textAlign="center"
    gap={12}
    padBlock={24}
    padInline={8}
    {...props}
  />
);

const Outcome = ({ label, source, value, word, onChoose }: Props & { word: string }) => {
  const { found, retry } = useFound(source, word);
  if (found === 'short' && 'find' in source)
    return (
      <Words>
        输入至少 {source.shortest} 个字，查找{label}
      </Words>
    );
  if (found === 'failed')
    return (
      <Stack tone="secondary" textAlign="center" gap={12} padBlock={24} padInline={8}>
        <p role="alert">没有查到{label}，请检查网络后重试，也可以直接使用输入的内容</p>
        <Button look="outlined" onClick={retry}>
          重新查找
        </Button>
      </Stack>
    );
  if (typeof found === 'string') return <Words role="status">正在查找…</Words>;
  if (found.length === 0)
    return <Words role="status">没有找到“{word}”，可以直接使用输入的内容</Words>;
  return (
    <ul className={css.choices} aria-label={label} data-wide={'find' in source}>
      {found.map((known) => (
        <Choice key={known.name} known={known} chosen={known.name === value} onChoose={onChoose} />
      ))}
    </ul>
  );
};

/** The known values that match the search word, and the word itself. */
export const PickList = (props: Props) => {
  const { label, source, value, longest, onWord, onChoose } = props;
  const field = useRef<HTMLInputElement>(null);
  const searches = 'find' in source;
  const word = props.word.trim();
  useEffect(() => {
    // a short list is looked at first, and the keyboard would hide it
    if (searches) field.current?.focus();
  }, [searches]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // the field is inside the form, which enter would send
    event.preventDefault();
    if (word !== '') onChoose(word);
  };
  return (
    <Stack gap={8} packed="start">
      <div>
        <input
          className={css.search}
          ref={field}
          type="search"
          enterKeyHint="done"
          autoComplete="off"
          aria-label={`查找${label}`}
          placeholder={searches ? `输入${label}名称` : `查找或输入${label}`}
          maxLength={longest}
          value={props.word}
          onChange={({ target }) => onWord(target.value)}
          onKeyDown={onKeyDown}
        />
        {word !== '' && word !== value && (
          <Box
            as="button"
            press="page"
            className={css.own}
            type="button"
            onClick={() => onChoose(word)}
          >
            使用“{word}”
          </Box>
        )}
      </div>
      <Outcome {...props} word={word} />
    </Stack>
  );
};
