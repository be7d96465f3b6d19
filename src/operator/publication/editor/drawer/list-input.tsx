import { Input } from 'antd';
import { useState } from 'react';
import { idsIn, idsText } from './ids.ts';

type Props = {
  id: string;
  value: unknown;
  placeholder: string;
  /** What is read aloud, where no visible label names the control. */
  label?: string | undefined;
  disabled: boolean;
  onChange: (list: string[]) => void;
  onEnd: () => void;
};

/** A list in one line; it keeps what is being typed while that says the same. */
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
