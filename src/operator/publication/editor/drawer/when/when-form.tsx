import { Button, Input, Segmented, Select } from 'antd';
import { useState } from 'react';
import { jsonOf } from '#schemas/publication/json-text.ts';
import { Icon } from '../../../../parts/icons.tsx';
import { Line, Stack, Text } from '../../../../parts/part.tsx';
import { controlIn } from '../../../faults/go-to-fault.tsx';
import css from '../drawer.module.css';
import { inDialog } from '../in-dialog.ts';
import { leafFields } from './leaf-fields.tsx';
import {
  freshLeaf,
  freshPart,
  type Group,
  type How,
  howWords,
  type Leaf,
  type LeafKind,
  leafKinds,
  leafNames,
  type Other,
  type Part,
  whenOf,
  whenParts,
  whenWords,
} from './when-parts.ts';

type OtherPartProps = { part: Other; disabled: boolean; onChange: (raw: unknown) => void };

const OtherPart = ({ part, disabled, onChange }: OtherPartProps) => {
  const stored = JSON.stringify(part.raw, null, 2) ?? '';
  const [text, setText] = useState(stored);
  const read = jsonOf(text);
  const words = whenWords(part.raw);
  return (
    <Stack gap={8} className={css.stack}>
      {words ? (
        <ul className={css.words}>
          {words.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <Text size={13} tone="tertiary">
          这个条件写得不对，改好之前谁都看不到。
        </Text>
      )}
      <Stack gap={8} data-undo="own" className={css.stack}>
        <Input.TextArea
          value={text}
          autoSize={{ minRows: 3, maxRows: 14 }}
          spellCheck={false}
          disabled={disabled}
          status={read ? '' : 'error'}
          aria-label="条件的文本"
          onChange={({ target }) => setText(target.value)}
        />
        {!read && (
          <Text size={13} tone="bad">
            文本的格式不对，改好后才能写入。
          </Text>
        )}
        <Button
          className={css.fit ?? ''}
          disabled={disabled || !read || text === stored}
          onClick={() => read && onChange(read.value)}
        >
          写入条件
        </Button>
      </Stack>
    </Stack>
  );
};

type Fault = { path: string; message: string };

type Shared = {
  id: string;
  /** Paths begin at the condition. */
  faults: readonly Fault[];
  disabled: boolean;
  onEnd: () => void;
};

type Change<P> = (next: P, typed?: boolean) => void;

const hows = (['all', 'any', 'none'] as const).map((value) => ({ value, label: howWords[value] }));
const leaves = leafNames.map((value) => ({ value, label: leafKinds[value].label }));
const groups = hows.map(({ value, label }) => ({ value, label: `一组条件：${label}` }));

type HowProps = { value: How; label: string; disabled: boolean; onChange: (how: How) => void };

const HowChoice = ({ value, label, disabled, onChange }: HowProps) => (
  <Segmented<How>
    options={hows}
    value={value}
    disabled={disabled}
    onChange={onChange}
    aria-label={label}
  />
);

type AddProps<K extends string> = {
  id: string;
  label: string;
  options: readonly { value: K; label: string }[];
  disabled: boolean;
  onAdd: (kind: K) => void;
};

const Add = <K extends string>({ id, label, options, disabled, onAdd }: AddProps<K>) => (
  <Select<K | null>
    id={id}
    className={css.add ?? ''}
    value={null}
    placeholder={label}
    aria-label={label}
    options={[...options]}
    disabled={disabled}
    getPopupContainer={inDialog}
    onChange={(kind) => kind !== null && onAdd(kind)}
  />
);

type RemoveProps = { label: string; disabled: boolean; next: string; onRemove: () => void };

/** `next`: the id of the control that takes the focus. */
const Remove = ({ label, disabled, next, onRemove }: RemoveProps) => (
  <Button
    type="text"
    danger
    disabled={disabled}
    icon={<Icon name="remove" />}
    aria-label={`删除条件：${label}`}
    onClick={() => {
      controlIn(next)?.focus();
      onRemove();
    }}
  />
);

const isIn = (fault: Fault, path: string): boolean =>
  path === '' || fault.path === path || fault.path.startsWith(`${path}.`);

const notOf = (faults: readonly Fault[], parts: readonly Part[]): Fault[] =>
  faults.filter((fault) => !parts.some(({ path }) => isIn(fault, path)));

const FaultList = ({ faults }: { faults: readonly Fault[] }) =>
  faults.map(({ message }) => (
    <Text size={13} tone="bad" key={message}>
      {message}
    </Text>
  ));

type LeafProps = Shared & {
  leaf: Leaf;
  path: string;
  next: string;
  onChange: Change<Leaf>;
  onRemove: () => void;
};

const LeafRow = (props: LeafProps) => {
  const { id, leaf, path, next, faults, disabled, onChange, onEnd, onRemove } = props;
  const { label } = leafKinds[leaf.kind];
  const Fields = leafFields[leaf.kind];
  return (
    <li className={css.leaf}>
      <Line justify="between">
        <strong>{label}</strong>
        <Remove label={label} disabled={disabled} next={next} onRemove={onRemove} />
      </Line>
      <Fields
        id={`${id}.${path}`}
        label={label}
        value={leaf.value}
        disabled={disabled}
        onChange={(value, typed) => onChange({ ...leaf, value }, typed)}
        onEnd={onEnd}
      />
      <FaultList faults={faults.filter((fault) => isIn(fault, leaf.path))} />
    </li>
  );
};

const replaced = <T,>(list: readonly T[], at: number, next: T): T[] =>
  list.map((item, index) => (index === at ? next : item));
const without = <T,>(list: readonly T[], at: number): T[] =>
  list.filter((_, position) => position !== at);

type GroupProps = Shared & {
  group: Group;
  index: number;
  next: string;
  onChange: Change<Group>;
  onRemove: () => void;
};

const GroupRow = (props: GroupProps) => {
  const { group, index: path, next, onChange, onRemove, ...shared } = props;
  const { id, disabled } = shared;
  const { how, parts } = group;
  const own = shared.faults.filter((fault) => isIn(fault, group.path));
  const label = `第 ${path + 1} 组`;
  const add = `${id}.${path}.add`;
  const remove = (at: number) =>
    parts.length > 1 ? onChange({ ...group, parts: without(parts, at) }) : onRemove();
  return (
    <li className={css.leaf}>
      <Line justify="between">
        <strong>一组条件</strong>
        <Remove label={label} disabled={disabled} next={next} onRemove={onRemove} />
      </Line>
      <HowChoice
        value={how}
        label={`${label}怎样算满足`}
        disabled={disabled}
        onChange={(chosen) => onChange({ ...group, how: chosen })}
      />
      <FaultList faults={notOf(own, parts)} />
      <Stack as="ul" gap={8} bare>
        {parts.map((leaf, at) => (
          <LeafRow
            {...shared}
            key={`${leaf.path} ${leaf.kind}`}
            leaf={leaf}
            path={`${path}.${at}`}
            next={parts.length > 1 ? add : next}
            onChange={(changed, typed) =>
              onChange({ ...group, parts: replaced(parts, at, changed) }, typed)
            }
            onRemove={() => remove(at)}
          />
        ))}
      </Stack>
      <Add<LeafKind>
        id={add}
        label={`在${label}里添加条件`}
        options={leaves}
        disabled={disabled}
        onAdd={(kind) => onChange({ ...group, parts: [...parts, freshLeaf(kind)] })}
      />
    </li>
  );
};

type OtherProps = Omit<Shared, 'onEnd'> & {
  part: Extract<Part, { is: 'other' }>;
  next: string;
  onChange: Change<Part>;
  onRemove: () => void;
};

const OtherRow = ({ part, faults, disabled, next, onChange, onRemove }: OtherProps) => (
  <li className={css.leaf}>
    <Line justify="between">
      <strong>更深的条件</strong>
      <Remove label="更深的条件" disabled={disabled} next={next} onRemove={onRemove} />
    </Line>
    <OtherPart
      key={JSON.stringify(part.raw)}
      part={part}
      disabled={disabled}
      onChange={(raw) => onChange({ ...part, raw })}
    />
    <FaultList faults={faults.filter((fault) => isIn(fault, part.path))} />
  </li>
);

type Props = Shared & {
  value: unknown;
  onChange: (value: unknown, typed?: boolean) => void;
};

export const WhenForm = ({ value, onChange, ...shared }: Props) => {
  const { id, disabled, faults } = shared;
  const { how, parts } = whenParts(value);
  const add = `${id}.add`;
  const set = (next: readonly Part[], typed?: boolean) =>
    onChange(whenOf({ how, parts: next }), typed);
  return (
    <Stack gap={8} id={id} className={css.stack}>
      {parts.length === 0 ? (
        <Text size={13} tone="tertiary">
          没有条件：开关打开后，谁都看得到。
        </Text>
      ) : (
        <HowChoice
          value={how}
          label="条件怎样算满足"
          disabled={disabled}
          onChange={(chosen) => onChange(whenOf({ how: chosen, parts }))}
        />
      )}
      <FaultList faults={notOf(faults, parts)} />
      <Stack as="ul" gap={8} bare>
        {parts.map((part, at) => {
          const same = {
            next: add,
            onChange: (changed: Part, typed?: boolean) => set(replaced(parts, at, changed), typed),
            onRemove: () => set(without(parts, at)),
          };
          if (part.is === 'leaf')
            return (
              <LeafRow
                {...shared}
                {...same}
                key={`${part.path} ${part.kind}`}
                leaf={part}
                path={String(at)}
              />
            );
          return part.is === 'group' ? (
            <GroupRow {...shared} {...same} key={`${part.path} group`} group={part} index={at} />
          ) : (
            <OtherRow {...shared} {...same} key={`${part.path} other`} part={part} />
          );
        })}
      </Stack>
      <Add<LeafKind | How>
        id={add}
        label="添加条件"
        options={[...leaves, ...groups]}
        disabled={disabled}
        onAdd={(kind) => set([...parts, freshPart(kind)])}
      />
    </Stack>
  );
};
