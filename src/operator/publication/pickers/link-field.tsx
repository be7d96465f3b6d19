import { Button, Input } from 'antd';
import { useState } from 'react';
import { Line, Stack } from '../../parts/part.tsx';
import { useSettled } from '../use-settled.ts';
import { LinkDialog } from './link-dialog.tsx';
import { useNamedLink } from './named-link.ts';
import css from './pickers.module.css';

/** How long somebody pauses, in ms, before what they typed is looked up. */
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
  /** What is read aloud, where no visible label names the field. */
  spoken?: string;
  /** A path of the app, an address elsewhere, or ''. */
  value: string;
  disabled: boolean;
  placeholder?: string;
  onChange: (link: string) => void;
  /** The value is whole: the field was left, or something was chosen. */
  onEnd: () => void;
};

/** A link: typed, or chosen by what it leads to, which stands below it in words. */
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
