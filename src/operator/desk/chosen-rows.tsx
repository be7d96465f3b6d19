import { App, Button } from 'antd';
import { useRef } from 'react';
import {
  type DeskAction,
  type DeskRow,
  type DeskTable,
  deskActionNames,
  isMove,
} from '#schemas/desk/fields.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useAction } from '../parts/form/use-action.ts';
import { Line } from '../parts/part.tsx';
import { callsOf, type OpenTable } from './calls.ts';
import css from './desk.module.css';

/** '' for moves, which need no confirmation, since moving back undoes them. */
const consequenceOf = (action: DeskAction, { unshelved, actions }: DeskTable): string => {
  if (action === 'shelve') return '学员马上能看到。';
  if (action === 'unshelve') return unshelved;
  if (action === 'copy') return '复制出来的先不上架，改好以后再上架。';
  const instead = actions.includes('unshelve') ? '不能删除的可以改为下架。' : '';
  return `删除后不能恢复。有订单、学习记录等内容挂在上面的不会被删除，会逐条说明。${instead}`;
};

type Left = { id: number; title: string; why: string };

const LeftList = ({ left }: { left: readonly Left[] }) => (
  <ul className={css.left}>
    {left.map(({ id, title, why }) => (
      <li key={id}>
        {title || '（已不在）'}（编号 {id}）：{why}
      </li>
    ))}
  </ul>
);

type Props = {
  open: OpenTable;
  rows: readonly DeskRow[];
  chosen: readonly number[];
  /** The rows have one order; rows within several parents do not. */
  ordered: boolean;
  onChosen: (chosen: readonly number[]) => void;
  onDone: () => void;
};

export const ChosenRows = ({ open, rows, chosen, ordered, onChosen, onDone }: Props) => {
  const { area, table } = open;
  const { message, modal } = App.useApp();
  const ids = [...chosen];
  const acted = useRef<DeskAction>('remove');
  const acting = useAction(
    (action: DeskAction) => {
      acted.current = action;
      return changeByOperator(callsOf(area).change, { table: table.name, action, ids }, action);
    },
    ({ done, left }) => {
      // moved rows are often moved again
      if (!isMove(acted.current)) onChosen([]);
      onDone();
      if (done > 0) void message.success(`已处理 ${done} 条`);
      if (left.length > 0)
        modal.info({
          title: `${left.length} 条没有变化`,
          content: <LeftList left={left} />,
          okText: '知道了',
        });
    },
  );
  const ask = (action: DeskAction) =>
    modal.confirm({
      title: `${deskActionNames[action]} ${chosen.length} 条${table.noun}？`,
      content: consequenceOf(action, table),
      okText: deskActionNames[action],
      okButtonProps: { danger: action === 'remove' },
      cancelText: '取消',
      onOk: () => acting.run(action),
    });
  const actions = table.actions.filter((action) => ordered || !isMove(action));
  const every = rows.map(({ id }) => id);
  const isAll = every.length > 0 && every.every((id) => chosen.includes(id));
  return (
    <Line gap={8} wrap role="toolbar" aria-label="对选中的">
      <Button
        size="small"
        disabled={every.length === 0}
        onClick={() => onChosen(isAll ? [] : every)}
      >
        {isAll ? '取消全选' : '全选本页'}
      </Button>
      <span aria-live="polite">{chosen.length > 0 ? `已选 ${chosen.length} 条` : '没有选中'}</span>
      {actions.map((action) => (
        <Button
          key={action}
          size="small"
          danger={action === 'remove'}
          disabled={chosen.length === 0 || acting.busy}
          onClick={() => (isMove(action) ? void acting.run(action) : ask(action))}
        >
          {deskActionNames[action]}
        </Button>
      ))}
    </Line>
  );
};
