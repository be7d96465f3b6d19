import { Radio } from 'antd';
import { valueWords } from '#schemas/publication/describe-changes.ts';
import { themes } from '#schemas/themes.ts';
import { useDraftEditor } from '../../../draft-editor/context.ts';
import css from './drawer.module.css';
import { controlId } from './item-form.ts';
import type { ItemPlace } from './opened.ts';
import { sayOf } from './say-of-item.ts';
import { FieldLine } from './setting-fields.tsx';

const LABEL = '主题';
const FOLLOWS = '';

const options = [
  { value: FOLLOWS, label: '跟随页面' },
  ...themes.map((value) => ({ value, label: valueWords('theme', value) })),
];

type Props = { place: ItemPlace; theme: string | undefined; disabled: boolean };

/** The theme of a section, in place of the page's. */
export const ThemeField = ({ place, theme, disabled }: Props) => {
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
        options={options}
        value={theme ?? FOLLOWS}
        disabled={disabled}
        aria-label={LABEL}
        onChange={({ target }) => set(target.value)}
      />
    </FieldLine>
  );
};
