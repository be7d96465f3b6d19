import { Button, Input } from 'antd';
import { useState } from 'react';
import useSWR from 'swr';
import { MOST_LINKS, nameLinks } from '#schemas/publication/picker-endpoints.ts';
import { callOperator } from '../../call-operator.ts';
import { Line, Stack } from '../../parts/part.tsx';
import { useSettled } from '../use-settled.ts';
import { LinkDialog } from './link-dialog.tsx';
import css from './pickers.module.css';

type NamedLink = { text: string; wrong: string };

type Asking = { link: string; answer: (named: NamedLink) => void; fail: (error: Error) => void };

let waiting: Asking[] = [];

const askSome = async (some: readonly Asking[]): Promise<void> => {
  const links = [...new Set(some.map(({ link }) => link))];
  const answer = await callOperator(nameLinks, { links });
  for (const { link, answer: take, fail } of some) {
    if (!answer.ok) fail(new Error(answer.message));
    else take(answer.data.items.find((item) => item.link === link) ?? { text: '', wrong: '' });
  }
};

const askAll = (): void => {
  const batch = waiting;
  waiting = [];
  for (let at = 0; at < batch.length; at += MOST_LINKS)
    void askSome(batch.slice(at, at + MOST_LINKS));
};

/** Reads a link's name; links requested at the same time share one call. Rejects in words. */
const nameOf = (link: string): Promise<NamedLink> =>
  new Promise((answer, fail) => {
    if (waiting.length === 0) setTimeout(askAll);
    waiting.push({ link, answer, fail });
  });

const LONGEST = 500;

const how = { shouldRetryOnError: false, revalidateOnFocus: false };

const useNamedLink = (link: string) => {
  const key = link !== '' && link.length <= LONGEST ? ['what a link leads to', link] : null;
  const { data, error } = useSWR<NamedLink, Error>(key, () => nameOf(link), how);
  return { named: data, trouble: error?.message ?? '' };
};

/** How long a pause in typing lasts, in ms, before the text is looked up. */
const PAUSE = 400;

const ELSEWHERE = /^https?:\/\//i;

const Words = ({ id, link }: { id: string; link: string }) => {
  const { named, trouble } = useNamedLink(ELSEWHERE.test(link) ? '' : link);
  if (link === '') return null;
  const text = ELSEWHERE.test(link) ? '其他网站' : named?.text;
  return (
    <Line
      as="span"
      size={13}
      tone="tertiary"
      breaks="anywhere"
      gap={8}
      rowGap={0}
      align="stretch"
      wrap
      id={id}
      role="status"
    >
      {text && <span>{text}</span>}
      {named?.wrong && <span className={css.wrong}>{named.wrong}</span>}
      {trouble && <span className={css.wrong}>没有查到指向哪里：{trouble}</span>}
    </Line>
  );
};

type Props = {
  id: string;
  label: string;
  /** Accessible name, where no visible label names the field. */
  spoken?: string;
  value: string;
  disabled: boolean;
  placeholder?: string;
  onChange: (link: string) => void;
  /** The value is complete: the field was left, or something was chosen. */
  onEnd: () => void;
};

export const LinkField = (props: Props) => {
  const { id, label, spoken, value, disabled, placeholder = '', onChange, onEnd } = props;
  const [open, setOpen] = useState(false);
  const settled = useSettled(value, PAUSE);
  const pick = (link: string) => {
    setOpen(false);
    onChange(link);
    onEnd();
  };
  return (
    <Stack gap={4} flex="shrink">
      <Line gap={8} align="stretch">
        <Input
          id={id}
          value={value}
          disabled={disabled}
          placeholder={placeholder}
          {...(spoken !== undefined && { 'aria-label': spoken })}
          aria-describedby={`${id}-words`}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onEnd}
        />
        <Button disabled={disabled} aria-label="选择跳转到哪里" onClick={() => setOpen(true)}>
          选择
        </Button>
      </Line>
      {settled === value && <Words id={`${id}-words`} link={value} />}
      {open && <LinkDialog label={label} onPick={pick} onClose={() => setOpen(false)} />}
    </Stack>
  );
};
