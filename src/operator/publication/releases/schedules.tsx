import { Button } from 'antd';
import { useState } from 'react';
import { cancelSchedule, pauseSchedule } from '#schemas/publication/endpoints.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { useDraftEditor, useRights } from '../../draft-editor/context.ts';
import { OperatorChip } from '../../parts/chip.tsx';
import { ActButton } from '../../parts/form/act-button.tsx';
import { Box, Line, Stack, Text } from '../../parts/part.tsx';
import css from '../publish/publish.module.css';
import { EditSchedule, ScheduleChanges, SchedulePreview } from './schedule-dialogs.tsx';
import {
  overlapTexts,
  plansText,
  type Schedule,
  timesText,
  useSchedules,
} from './use-schedules.ts';

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

type OwnProps = { schedule: Schedule; onDone: () => void };

const PauseButton = ({ schedule: { id, state }, onDone }: OwnProps) => {
  const paused = state === 'paused';
  const confirmation = paused
    ? {
        ...{ title: '继续这次定时发布？', ok: '确认继续', cancel: '先不改' },
        description: '已经过了开始时间的，它的改动会立即上线；没到的，到点开始。',
      }
    : {
        ...{ title: '暂停这次定时发布？', ok: '确认暂停', cancel: '先不改' },
        description: '线上会立即收回它的改动，继续后再放上去。',
      };
  return (
    <ActButton
      size="small"
      ask={state === 'waiting' ? undefined : confirmation}
      act={() => changeByOperator(pauseSchedule, { id, paused: !paused }, `${id} ${!paused}`)}
      text={paused ? '定时发布已继续' : '定时发布已暂停'}
      onDone={onDone}
    >
      {paused ? '继续' : '暂停'}
    </ActButton>
  );
};

const CancelButton = ({ schedule: { id, state }, onDone }: OwnProps) => {
  const live = state === 'live';
  const description = live ? '首页会一直保持现在的内容；要收回改动请先暂停。' : '首页不会改变。';
  return (
    <ActButton
      size="small"
      ask={{
        title: live ? '取消自动结束？' : '取消这次定时发布？',
        ...{ description, ok: '确认取消', cancel: '保留' },
      }}
      act={() => changeByOperator(cancelSchedule, { id }, `${id}`)}
      text="定时发布已取消"
      onDone={onDone}
    >
      取消
    </ActButton>
  );
};

type OpenDialog = { what: 'changes' | 'preview' | 'edit'; schedule: Schedule } | null;

const FEW = 3;

type PlanProps = {
  schedule: Schedule;
  all: readonly Schedule[];
  ask: (dialog: OpenDialog) => void;
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

export const Schedules = () => {
  const desk = useDraftEditor();
  const { call, open } = useSchedules();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  const done = () => {
    call.refresh();
    void desk.refresh();
  };
  if (open.length === 0 && !dialog) return null;
  const current = open.find(({ id }) => id === dialog?.schedule.id);
  return (
    <Stack as="section" gap={8} below={20} aria-labelledby="plans">
      <Text as="h2" size={16} below={8} id="plans">
        定时发布
      </Text>
      {open.map((schedule) => (
        <Plan key={schedule.id} schedule={schedule} all={open} ask={setDialog} onDone={done} />
      ))}
      {dialog?.what === 'changes' && (
        <ScheduleChanges schedule={current ?? dialog.schedule} all={open} onClose={close} />
      )}
      {dialog?.what === 'preview' && (
        <SchedulePreview schedule={current ?? dialog.schedule} onClose={close} />
      )}
      {dialog?.what === 'edit' && (
        <EditSchedule
          schedule={dialog.schedule}
          over={call.data !== undefined && !current}
          onClose={close}
          onDone={done}
        />
      )}
    </Stack>
  );
};
