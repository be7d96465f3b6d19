import { Modal, Radio } from 'antd';
import { useState } from 'react';
import type { DeskField, DeskRow } from '#schemas/desk/fields.ts';
import { shownText } from '#schemas/field/read-field.ts';
import { cutSigns } from '#schemas/text/text-signs.ts';
import { Stack, Text } from '../parts/part.tsx';
import css from './desk.module.css';
import { nameOf, textOf } from './rows-table.tsx';

export type Clash = { theirs: DeskRow; stamp: string };
type Texts = Readonly<Record<string, string>>;

const MOST_SHOWN = 80;

const shown = (field: DeskField, text: string, name: string): string => {
  const words = shownText(field, text, name) || '（空）';
  return words.length > MOST_SHOWN ? `${cutSigns(words, MOST_SHOWN)}…` : words;
};

type Props = {
  fields: readonly DeskField[];
  before: Texts;
  mine: Texts;
  clash: Clash;
  onSettled: (texts: Record<string, string>) => void;
};

/**
 * After a colleague has saved the row meanwhile: the operator chooses where both changed the same field.
 */
export const ClashDialog = ({ fields, before, mine, clash, onSettled }: Props) => {
  const own = fields.filter(({ name }) => mine[name] !== before[name]);
  const theirs = (name: string) => textOf(clash.theirs, name);
  const both = own.filter(
    ({ name }) => theirs(name) !== before[name] && theirs(name) !== mine[name],
  );
  const changed = fields.filter(({ name }) => theirs(name) !== before[name]);
  const [keepMine, setKeepMine] = useState<readonly string[]>([]);
  const settle = () => {
    const kept = own.filter((field) => !both.includes(field) || keepMine.includes(field.name));
    onSettled(Object.fromEntries(kept.map(({ name }) => [name, mine[name] ?? ''])));
  };
  return (
    <Modal
      open
      title="同事刚刚改过这一条"
      closable={false}
      okText="合并，回到表单"
      onOk={settle}
      cancelButtonProps={{ style: { display: 'none' } }}
      width={560}
    >
      <Text tone="secondary" below={12}>
        同事改了：{changed.map(({ label }) => label).join('、') || '别处'}。
        {both.length > 0
          ? '下面几处两人改得不同，请选择保留哪一个。'
          : '和你改的不是同一处，合并后两边都保留。'}
        合并后请再看一遍，然后保存。
      </Text>
      <Stack as="ul" gap={12} bare className={css.clash}>
        {both.map((field) => {
          const { name, label } = field;
          return (
            <li key={name}>
              <p>{label}</p>
              <Radio.Group
                aria-label={`${label}用谁的`}
                value={keepMine.includes(name) ? 'mine' : 'theirs'}
                onChange={({ target }) =>
                  setKeepMine((names) =>
                    target.value === 'mine'
                      ? [...names, name]
                      : names.filter((other) => other !== name),
                  )
                }
                options={[
                  {
                    value: 'theirs',
                    label: `同事的：${shown(field, theirs(name), nameOf(clash.theirs, name))}`,
                  },
                  { value: 'mine', label: `我的：${shown(field, mine[name] ?? '', '')}` },
                ]}
              />
            </li>
          );
        })}
      </Stack>
    </Modal>
  );
};
