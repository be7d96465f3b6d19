import { Input } from 'antd';
import { useState } from 'react';
import { idsIn, idsText } from './ids.ts';

type Props = {
  id: string;
  value: unknown;
  placeholder: string;
  /** Accessible name, where no visible label names the control. */
  label?: string | undefined;
  disabled: boolean;
  onChange: (list: string[]) => void;
  onEnd: () => void;
};

/** A list in one line; the typed text stays as long as it means the same list. */
export const ListInput = ({ id, value, placeholder, label, disabled, onChange, onEnd }: Props) => {
  const [typed, setTyped] = useState('');
  const text = idsText(value);
  return (
    <Input
      id={id}
      value={idsIn(typed).join('、') === text ? typed : text}
      disabled={disabled}
      placeholder={placeholder}
      {...(label !== undefined && { 'aria-label': label })}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(idsIn(target.value));
      }}
      onBlur={onEnd}
      onPressEnter={onEnd}
    />
  );
};
