import { Radio } from 'antd';
import { valueWords } from '#schemas/publication/describe-changes.ts';
import { themes } from '#schemas/themes.ts';
import { useDraftEditor } from '../../../draft-editor/context.ts';
import type { ItemPlace } from '../selection.ts';
import css from './drawer.module.css';
import { controlId } from './item-form.ts';
import { sayOf } from './say-of-item.ts';
import { FieldLine } from './setting-fields.tsx';

const LABEL = '主题';
const FOLLOWS = '';

const themeOptions = [
  { value: FOLLOWS, label: '跟随页面' },
  ...themes.map((value) => ({ value, label: valueWords('theme', value) })),
];

type ThemeProps = { place: ItemPlace; theme: string | undefined; disabled: boolean };

export const ThemeField = ({ place, theme, disabled }: ThemeProps) => {
  const desk = useDraftEditor();
  const id = controlId(place, 'theme');
  const set = (next: string) =>
    desk.change(sayOf(place, 'theme', next === FOLLOWS ? undefined : next));
  return (
    <FieldLine
      id={id}
      label={LABEL}
      shipped="跟随页面"
      onBack={theme === undefined || disabled ? undefined : () => set(FOLLOWS)}
      faults={[]}
    >
      <Radio.Group
        id={id}
        className={css.choices ?? ''}
        options={themeOptions}
        value={theme ?? FOLLOWS}
        disabled={disabled}
        aria-label={LABEL}
        onChange={({ target }) => set(target.value)}
      />
    </FieldLine>
  );
};
