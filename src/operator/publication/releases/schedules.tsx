import { App, Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { cancelSchedule, pauseSchedule } from '#schemas/publication/endpoints.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { useDraftEditor, useRights } from '../../draft-editor/context.ts';
import { OperatorChip } from '../../parts/chip.tsx';
import { Box, Line, Stack, Text } from '../../parts/part.tsx';
import { useAction } from '../../parts/use-action.ts';
import css from '../publish/publish.module.css';
import { EditSchedule, ScheduleChanges, SchedulePreview } from './schedule-dialogs.tsx';
import { type Schedule, useSchedules } from './use-schedules.ts';
import { overlapTexts, plansText, timesText } from './words.ts';

const states: Readonly<Record<Schedule['state'], string>> = {
  waiting: '等待生效',
  live: '正在生效',
  paused: '已暂停',
  done: '已结束',
  cancelled: '已取消',
  failed: '没有进行',
};

const tones = { waiting: 'info', live: 'good', paused: 'quiet' } as const;

const toneOf = (state: Schedule['state']) =>
  state === 'waiting' || state === 'live' ? tones[state] : 'quiet';

const PauseButton = ({ schedule, onDone }: { schedule: Schedule; onDone: () => void }) => {
  const { message } = App.useApp();
  const { id, state } = schedule;
  const paused = state === 'paused';
  const { busy, run } = useAction(
    () => changeByOperator(pauseSchedule, { id, paused: !paused }, `${id} ${!paused}`),
    () => {
      message.success(paused ? '定时发布已继续' : '定时发布已暂停');
      onDone();
    },
  );
  if (state === 'waiting')
    return (
      <Button size="small" loading={busy} onClick={() => void run()}>
        暂停
      </Button>
    );
  return (
    <Popconfirm
      title={paused ? '继续这次定时发布？' : '暂停这次定时发布？'}
      description={
        paused
          ? '已经过了开始时间的，它的改动会立即上线；没到的，到点开始。'
          : '线上会立即收回它的改动，继续后再放上去。'
      }
      okText={paused ? '确认继续' : '确认暂停'}
      cancelText="先不改"
      onConfirm={() => void run()}
    >
      <Button size="small" loading={busy}>
        {paused ? '继续' : '暂停'}
      </Button>
    </Popconfirm>
  );
};

const CancelButton = ({ schedule, onDone }: { schedule: Schedule; onDone: () => void }) => {
  const { message } = App.useApp();
  const { busy, run } = useAction(
    (id: number) => changeByOperator(cancelSchedule, { id }, `${id}`),
    () => {
      message.success('定时发布已取消');
      onDone();
    },
  );
  const live = schedule.state === 'live';
  return (
    <Popconfirm
      title={live ? '取消自动结束？' : '取消这次定时发布？'}
      description={live ? '首页会一直保持现在的内容；要收回改动请先暂停。' : '首页不会改变。'}
      okText="确认取消"
      cancelText="保留"
      onConfirm={() => void run(schedule.id)}
    >
      <Button size="small" loading={busy}>
        取消
      </Button>
    </Popconfirm>
  );
};

type Asked = { what: 'changes' | 'preview' | 'edit'; schedule: Schedule } | null;

/** Changes that a row tells of its schedule. */
const FEW = 3;

type PlanProps = {
  schedule: Schedule;
  all: readonly Schedule[];
  ask: (asked: Asked) => void;
  onDone: () => void;
};

const Plan = ({ schedule, all, ask, onDone }: PlanProps) => {
  const { publish } = useRights();
  const { author, note, state } = schedule;
  return (
    <Line
      gap={16}
      rowGap={4}
      wrap
      padBlock={12}
      padInline={16}
      surface="card"
      radius="card"
      edge="all"
      className={css.plan}
    >
      <OperatorChip tone={toneOf(state)}>{states[state]}</OperatorChip>
      <strong>{timesText(schedule)}</strong>
      <Text as="span" size={13} tone="tertiary">
        {author}
        {note && ` · ${note}`}
        {schedule.plans.length > 0 && ` · ${plansText(schedule)}`}
      </Text>
      <Line gap={8} align="stretch" wrap side="end">
        <Button size="small" onClick={() => ask({ what: 'changes', schedule })}>
          查看改动
        </Button>
        <Button size="small" onClick={() => ask({ what: 'preview', schedule })}>
          预览
        </Button>
        {publish && (
          <>
            <Button size="small" onClick={() => ask({ what: 'edit', schedule })}>
              编辑
            </Button>
            <PauseButton schedule={schedule} onDone={onDone} />
            <CancelButton schedule={schedule} onDone={onDone} />
          </>
        )}
      </Line>
      <Box as="ul" hideEmpty className={css.does} aria-label="改什么">
        {schedule.changes.slice(0, FEW).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {schedule.changes.length > FEW && <li>…共 {schedule.changes.length} 处，点“查看改动”</li>}
      </Box>
      {overlapTexts(schedule, all).map((text) => (
        <p className={css.overlap} key={text}>
          {text}
        </p>
      ))}
    </Line>
  );
};

/** Scheduled publications that have not begun, that run, or that are paused. */
export const Schedules = () => {
  const desk = useDraftEditor();
  const { call, open } = useSchedules();
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  const done = () => {
    call.refresh();
    void desk.refresh();
  };
  if (open.length === 0 && !asked) return null;
  const current = open.find(({ id }) => id === asked?.schedule.id);
  return (
    <Stack as="section" gap={8} below={20} aria-labelledby="plans">
      <Text as="h2" size={16} below={8} id="plans">
        定时发布
      </Text>
      {open.map((schedule) => (
        <Plan key={schedule.id} schedule={schedule} all={open} ask={setAsked} onDone={done} />
      ))}
      {asked?.what === 'changes' && (
        <ScheduleChanges schedule={current ?? asked.schedule} all={open} onClose={close} />
      )}
      {asked?.what === 'preview' && (
        <SchedulePreview schedule={current ?? asked.schedule} onClose={close} />
      )}
      {asked?.what === 'edit' && (
        <EditSchedule
          schedule={asked.schedule}
          over={call.data !== undefined && !current}
          onClose={close}
          onDone={done}
        />
      )}
    </Stack>
  );
};
