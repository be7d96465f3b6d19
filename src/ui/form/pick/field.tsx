import { type Ref, useId, useState } from 'react';
import { TextButton } from '../../button/button.tsx';
import { Box, Text } from '../../part/parts.tsx';
import { Sheet } from '../../sheet/sheet.tsx';
import { FormField } from '../field.tsx';
import form from '../form.module.css';
import { PickList } from './list.tsx';
import css from './pick.module.css';
import type { PickSource } from './source.ts';

type Props = {
  label: string;
  source: PickSource;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Maximum length of a typed value, in characters. */
  longest: number;
  placeholder?: string | undefined;
  optional?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
};

/** A text that is picked from known values, or typed where none of them fits. */
export const PickField = (props: Props) => {
  const { label, source, value, onChange, onBlur, longest, placeholder, ref, ...words } = props;
  const [open, setOpen] = useState(false);
  // the search word stays for the next time, as long as nothing was chosen
  const [word, setWord] = useState<string>();
  const panel = useId();
  const close = () => {
    setOpen(false);
    onBlur?.();
  };
  const choose = (name: string) => {
    onChange(name);
    setWord(undefined);
    close();
  };
  return (
    <FormField label={label} {...words}>
      {(ids) => (
        <Box anchor className={`${form.box} ${form.select}`}>
          <Text
            as="button"
            textAlign="start"
            {...ids}
            ref={ref}
            className={`${form.input} ${css.value}`}
            type="button"
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={panel}
            data-empty={value === ''}
            onClick={() => setOpen(true)}
          >
            {value || placeholder || '请选择'}
          </Text>
          <div id={panel}>
            <Sheet open={open} title={`选择${label}`} onClose={close}>
              <PickList
                label={label}
                source={source}
                value={value}
                longest={longest}
                word={word ?? ('find' in source ? value : '')}
                onWord={setWord}
                onChoose={choose}
              />
              {words.optional && value !== '' && (
                <TextButton onClick={() => choose('')}>清除所选</TextButton>
              )}
            </Sheet>
          </div>
        </Box>
      )}
    </FormField>
  );
};
