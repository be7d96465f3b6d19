import { Form, Select } from 'antd';
import { useMemo, useState } from 'react';
import { Text } from '../../parts/part.tsx';
import { ItemPicker } from '../pickers/item-picker.tsx';
import { LinkField } from '../pickers/link-field.tsx';
import { choiceTargets, withChoice } from './choice-targets.ts';
import css from './document.module.css';

type ChoicesProps = { text: string; disabled: boolean; onText: (text: string) => void };

const leaveAsIs = () => undefined;

export const ChoicesPanel = ({ text, disabled, onText }: ChoicesProps) => {
  const targets = useMemo(() => choiceTargets(text), [text]);
  const [chosen, setChosen] = useState('');
  const keyed = targets.map((target) => ({ target, key: JSON.stringify(target.path) }));
  const picking = keyed.find(({ target }) => target.picks && target.picks.ids.length > 0);
  const shown = keyed.find(({ key }) => key === chosen) ?? picking ?? keyed[0];
  if (!shown) return null;
  const { key, target } = shown;
  const { path, name, picks, more } = target;
  const options = keyed.map(({ target: one, key: value }) => {
    const count = one.picks?.ids.length ?? 0;
    return { value, label: count > 0 ? `${one.name}：指定了 ${count} 个` : one.name };
  });
  const write = (setting: Parameters<typeof withChoice>[2]) => {
    setChosen(key);
    onText(withChoice(text, path, setting));
  };
  return (
    <section className={css.choices} aria-label="指定内容">
      <h2>指定内容</h2>
      <Text tone="secondary">
        不用手写编号和网址：选一个区块，搜索并排好要显示的内容，会写进上面的文字里，写入草稿后生效。
      </Text>
      <Select
        className={css.target ?? ''}
        options={options}
        value={key}
        onChange={setChosen}
        aria-label="区块"
      />
      {picks && (
        <ItemPicker
          key={key}
          kind={picks.kind}
          label={`${name}的指定内容`}
          value={picks.ids}
          most={picks.most}
          disabled={disabled}
          onChange={(value) => write({ field: 'picks', value })}
        />
      )}
      {more !== undefined && (
        <Form layout="vertical" component="div">
          <Form.Item label="“更多”的去向" htmlFor="choices-more">
            <LinkField
              id="choices-more"
              label="“更多”的去向"
              value={more}
              disabled={disabled}
              placeholder="站内路径；不填则不显示“更多”"
              onChange={(value) => write({ field: 'more', value })}
              onEnd={leaveAsIs}
            />
          </Form.Item>
        </Form>
      )}
    </section>
  );
};
