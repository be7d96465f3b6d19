import { App, Button, Popconfirm } from 'antd';
import { cancelSchedule } from '../../../../schemas/publication/endpoints.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { useDeskState, useDraftEditor, useRights } from '../../draft-editor/context.ts';
import { OperatorChip } from '../../parts/chip.tsx';
import { momentText, ZONE } from '../../parts/moments.ts';
import { useAction } from '../../parts/use-action.ts';
import css from '../publish/publish.module.css';

const states = { waiting: '等待生效', live: '正在生效' } as const;

/** Scheduled publications, and those with a scheduled end. */
export const Schedules = () => {
  const desk = useDraftEditor();
  const { schedules } = useDeskState();
  const { publish } = useRights();
  const { message } = App.useApp();
  const { busy, run } = useAction(
    (id: number) => changeByOperator(cancelSchedule, { id }, `${id}`),
    () => {
      message.success('定时发布已取消');
      void desk.refresh();
    },
  );
  const open = schedules.flatMap(({ state, ...rest }) =>
    state === 'waiting' || state === 'live' ? [{ ...rest, state }] : [],
  );
  if (open.length === 0) return null;
  return (
    <section className={css.plans} aria-labelledby="plans">
      <h2 className={css.title} id="plans">
        定时发布
      </h2>
      {open.map(({ id, from, until, author, note, state }) => (
        <div className={css.plan} key={id}>
          <OperatorChip tone={state === 'live' ? 'good' : 'info'}>{states[state]}</OperatorChip>
          <strong>
            {momentText(from)}
            {until === null ? ' 起' : ` 至 ${momentText(until)}`}（{ZONE}）
          </strong>
          <span className={css.meta}>
            {author}
            {note && ` · ${note}`}
          </span>
          {publish && (
            <Popconfirm
              title={state === 'live' ? '取消自动结束？' : '取消这次定时发布？'}
              description={state === 'live' ? '首页会一直保持现在的内容。' : '首页不会改变。'}
              okText="确认取消"
              cancelText="保留"
              onConfirm={() => void run(id)}
            >
              <Button size="small" loading={busy}>
                取消
              </Button>
            </Popconfirm>
          )}
        </div>
      ))}
    </section>
  );
};
