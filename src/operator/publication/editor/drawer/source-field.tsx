import { Radio } from 'antd';
import type { SourceWord } from '#schemas/layout/section-sources.ts';
import { useDraftEditor } from '../../../draft-editor/context.ts';
import { Stack } from '../../../parts/part.tsx';
import type { ItemTarget } from '../selection.ts';
import css from './drawer.module.css';
import { controlId, indexOfSource, sourceOf } from './item-form.ts';
import { sayOf, withWord } from './say-of-item.ts';
import { FieldLine } from './setting-fields.tsx';
import { ThingsControl } from './things-control.tsx';

type Source = { path: string; payload?: Record<string, unknown> | undefined };

type Props = {
  target: ItemTarget;
  words: readonly SourceWord[];
  source: Source | undefined;
  faultsAt: (path: string) => string[];
  disabled: boolean;
};

const LABEL = '数据来源';
const OTHER = -1;

export const SourceField = ({ target, words, source, faultsAt, disabled }: Props) => {
  const desk = useDraftEditor();
  const at = indexOfSource(words, source);
  const chosen = words[at]?.choose;
  const id = controlId(target, 'source');
  const payloadId = controlId(target, 'source.payload');
  const choose = (next: number) => {
    const word = words[next];
    if (!word) return;
    const isUsual = next === 0 && !word.choose;
    desk.change(sayOf(target, 'source', isUsual ? undefined : sourceOf(word)));
  };
  const tell = (field: string, text: string, typed: boolean) => {
    const payload = withWord(source?.payload, field, text);
    desk.change(sayOf(target, 'source', { ...source, payload }), typed ? payloadId : '');
  };
  return (
    <FieldLine
      id={id}
      label={LABEL}
      shipped={words[0]?.label ?? ''}
      onBack={source === undefined || disabled ? undefined : () => choose(0)}
      faults={faultsAt('source')}
    >
      <Stack gap={8} className={css.stack}>
        <Radio.Group
          id={id}
          className={css.choices ?? ''}
          value={at}
          disabled={disabled}
          aria-label={LABEL}
          onChange={({ target }) => choose(target.value)}
        >
          {words.map((word, index) => (
            <Radio key={word.label} value={index}>
              {word.label}
            </Radio>
          ))}
          {at === OTHER && <Radio value={OTHER}>在页面文档里写的其他来源</Radio>}
        </Radio.Group>
        {chosen && (
          <ThingsControl
            id={payloadId}
            kind={chosen.of}
            label="来源的分类"
            value={source?.payload?.[chosen.field]}
            most={1}
            empty="还没有选择分类。"
            disabled={disabled}
            onChange={([category = ''], typed) => tell(chosen.field, category, typed)}
            onEnd={desk.endGroup}
          />
        )}
      </Stack>
    </FieldLine>
  );
};
