import { Alert, Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import {
  findThings,
  type Thing,
  type ThingKind,
  thingKinds,
} from '#schemas/publication/picker-endpoints.ts';
import { OperatorChip } from '../../parts/chip.tsx';
import { Icon } from '../../parts/icons.tsx';
import { Stack, Text } from '../../parts/part.tsx';
import { Handle } from '../../parts/sortable/sortable-item.tsx';
import { SortableList } from '../../parts/sortable/sortable-list.tsx';
import { useInFront } from '../../session.ts';
import { useOperatorCall } from '../../use-operator-call.ts';
import css from './pickers.module.css';
import { ItemDialog, ThingLook } from './thing-list.tsx';

const numberOf = (id: string): number[] => (/^[1-9]\d{0,8}$/.test(id) ? [Number(id)] : []);

const moved = (ids: readonly string[], id: string, over: string): string[] => {
  const rest = ids.filter((other) => other !== id);
  rest.splice(ids.indexOf(over), 0, id);
  return rest;
};

const useChosen = (kind: ThingKind, ids: readonly string[]) => {
  const inFront = useInFront();
  const [picked, setPicked] = useState<ReadonlyMap<string, Thing>>(new Map());
  const numbers = useMemo(() => [...ids].sort().flatMap(numberOf), [ids]);
  const call = useOperatorCall(
    findThings,
    { kind, word: '', page: 1, ids: numbers },
    { when: numbers.length > 0 && !inFront },
  );
  const known = useMemo(
    () =>
      new Map([...picked, ...(call.data?.items ?? []).map((one) => [`${one.id}`, one] as const)]),
    [picked, call.data],
  );
  const note = (thing: Thing) => setPicked((before) => new Map(before).set(`${thing.id}`, thing));
  const looked = !inFront && !call.busy && !call.error;
  return { known, note, looked, error: call.error, retry: call.retry };
};

const RULES = '没有指定，按区块自己的规则显示。';

type Props = {
  kind: ThingKind;
  label: string;
  value: readonly string[];
  most: number;
  empty?: string;
  disabled?: boolean;
  onChange: (ids: string[]) => void;
};

export const ItemPicker = (props: Props) => {
  const { kind, label, value, most, empty = RULES, disabled = false, onChange } = props;
  const inFront = useInFront();
  const [open, setOpen] = useState(false);
  const ids = useMemo(() => [...new Set(value)], [value]);
  const { known, note, looked, error, retry } = useChosen(kind, ids);
  const { word } = thingKinds[kind];
  const nameOf = useCallback((id: string) => known.get(id)?.title ?? `编号 ${id}`, [known]);
  const turn = (thing: Thing) => {
    const id = `${thing.id}`;
    note(thing);
    if (most === 1) {
      setOpen(false);
      return onChange([id]);
    }
    onChange(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  };
  const opener = () => {
    if (most === 1) return `${ids.length > 0 ? '换一个' : '选择'}${word}`;
    return ids.length >= most ? `已选满 ${most} 个` : `选择${word}`;
  };
  const item = (id: string) => {
    const thing = known.get(id);
    return (
      <div className={css.item} data-single={most === 1}>
        {most > 1 && <Handle name={nameOf(id)} disabled={disabled} />}
        {thing ? (
          <ThingLook thing={thing} />
        ) : (
          <Stack as="span" gap={2} across="start" flex="fill">
            <Text as="span" breaks="anywhere">
              编号 {id}
            </Text>
            {looked && <OperatorChip tone="bad">找不到这个{word}，学员看不到</OperatorChip>}
          </Stack>
        )}
        {!disabled && (
          <Button
            type="text"
            danger
            icon={<Icon name="remove" />}
            aria-label={`移除${nameOf(id)}`}
            onClick={() => onChange(ids.filter((other) => other !== id))}
          />
        )}
      </div>
    );
  };
  return (
    <Stack gap={12} across="start" flex="shrink" className={css.items}>
      {error && (
        <Alert
          type="warning"
          title={`没有查到所选的${word}：${error.message}`}
          action={<Button onClick={retry}>重试</Button>}
        />
      )}
      {ids.length > 0 ? (
        <SortableList
          ids={ids}
          label={label}
          nameOf={nameOf}
          move={(id, over) => onChange(moved(ids, id, over))}
          item={item}
        />
      ) : (
        <Text size={13} tone="tertiary">
          {empty}
        </Text>
      )}
      {inFront ? (
        <Text size={13} tone="tertiary">
          {word}在已有的后端里，不能在这里查找。
        </Text>
      ) : (
        <Button
          disabled={disabled}
          icon={<Icon name="plus" size={16} />}
          onClick={() => setOpen(true)}
        >
          {opener()}
        </Button>
      )}
      {open && (
        <ItemDialog
          kind={kind}
          chosen={ids}
          most={most}
          onTurn={turn}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
};
