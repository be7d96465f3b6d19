import { type Ref, useId, useState } from 'react';
import { TextButton } from '../../button/button.tsx';
import { Box, Text } from '../../part/parts.tsx';
import { Sheet } from '../../sheet/sheet.tsx';
import { FormField } from '../field.tsx';
import css from '../form.module.css';
import own from './field.module.css';
import { type Division, RegionSteps } from './steps.tsx';

type Props = {
  label: string;
  /** 2: province and city; 3: also the county. */
  levels: 2 | 3;
  /** Names from the province down, [] for none. Names missing in the list are kept. */
  value: readonly string[];
  /** Called with all names, or with [] where an optional region is cleared. */
  onChange: (names: string[]) => void;
  onBlur?: (() => void) | undefined;
  /** `loadRegions` of src/entities/address/regions.ts; called when the list is first opened. */
  load: () => Promise<readonly Division[]>;
  optional?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
};

/** A region, chosen level by level in a panel near the thumb. */
export const RegionField = (props: Props) => {
  const { label, levels, value, onChange, onBlur, load, optional, hint, error, ref } = props;
  const [open, setOpen] = useState(false);
  const panel = useId();
  const close = () => {
    setOpen(false);
    onBlur?.();
  };
  const choose = (names: string[]) => {
    onChange(names);
    close();
  };
  return (
    <FormField label={label} optional={optional} hint={hint} error={error}>
      {(ids) => (
        <Box anchor className={`${css.box} ${css.select}`}>
          <Text
            as="button"
            textAlign="start"
            {...ids}
            ref={ref}
            className={`${css.input} ${own.value}`}
            type="button"
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={panel}
            data-empty={value.length === 0}
            onClick={() => setOpen(true)}
          >
            {value.length > 0 ? value.join(' ') : '请选择'}
          </Text>
          <div id={panel}>
            <Sheet open={open} title={`选择${label}`} size="bottom" onClose={close}>
              <RegionSteps levels={levels} value={value} load={load} onChoose={choose} />
              {optional && value.length > 0 && (
                <TextButton onClick={() => choose([])}>清除所选</TextButton>
              )}
            </Sheet>
          </div>
        </Box>
      )}
    </FormField>
  );
};
