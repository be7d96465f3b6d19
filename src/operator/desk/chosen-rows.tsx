import { App, Button } from 'antd';
import { type DeskAction, type DeskRow, deskActionNames } from '../../../schemas/desk/fields.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useAction } from '../parts/use-action.ts';
import { callsOf, type OpenTable } from './calls.ts';
import css from './desk.module.css';

const consequences: Readonly<Record<DeskAction, string>> = {
  shelve: '保存后学员马上能看到。',
  unshelve: '学员马上看不到，已经买的不受影响。',
  remove: '删除后不能恢复。有订单、课时等内容挂在上面的不会被删除，会逐条说明。',
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
  onChosen: (chosen: readonly number[]) => void;
  onDone: () => void;
};

/** What is done with several rows at once. */
export const ChosenRows = ({ open, rows, chosen, onChosen, onDone }: Props) => {
  const { area, table } = open;
  const { message, modal } = App.useApp();
  const ids = [...chosen];
  const acting = useAction(
    (action: DeskAction) =>
      changeByOperator(callsOf(area).change, { table: table.name, action, ids }, action),
    ({ done, left }) => {
      onChosen([]);
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
      content: consequences[action],
      okText: deskActionNames[action],
      okButtonProps: { danger: action === 'remove' },
      cancelText: '取消',
      onOk: () => acting.run(action),
    });
  const every = rows.map(({ id }) => id);
  const isAll = every.length > 0 && every.every((id) => chosen.includes(id));
  return (
    <div className={css.chosen} role="toolbar" aria-label="对选中的">
      <Button
        size="small"
        disabled={every.length === 0}
        onClick={() => onChosen(isAll ? [] : every)}
      >
        {isAll ? '取消全选' : '全选本页'}
      </Button>
      <span aria-live="polite">{chosen.length > 0 ? `已选 ${chosen.length} 条` : '没有选中'}</span>
      {table.actions.map((action) => (
        <Button
          key={action}
          size="small"
          danger={action === 'remove'}
          disabled={chosen.length === 0 || acting.busy}
          onClick={() => ask(action)}
        >
          {deskActionNames[action]}
        </Button>
      ))}
    </div>
  );
};
