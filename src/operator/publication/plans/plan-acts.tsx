import { App, Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { useLocation } from 'wouter';
import {
  abandonPlan,
  approvePlan,
  catchUpPlan,
  mergePlan,
  returnPlan,
  withdrawPlan,
} from '#schemas/publication/plan-endpoints.ts';
import type { CheckedAnswer } from '#src/platform/calls/answered.ts';
import { screens } from '../../addresses.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { useDraftEditor, useMay } from '../../draft-editor/context.ts';
import { Line, Text } from '../../parts/part.tsx';
import { useAction } from '../../parts/use-action.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { InPlan } from './in-plan.tsx';
import { type Chosen, type Conflicting, MergeDialog } from './merge-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';
import { isEdited, isOver, type ReadPlan } from './words.ts';

type Asking = 'send' | 'approve' | 'return' | null;
type Meeting = { into: 'draft' | 'live'; conflicting: Conflicting } | null;

/** What is done with a plan in its state, by who may do it. */
export const PlanActs = ({ plan: { plan, decide, own } }: { plan: ReadPlan }) => {
  const desk = useDraftEditor();
  const { message } = App.useApp();
  const mayEdit = useMay('home.edit');
  const mayDecide = useMay('home.decide');
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState<Asking>(null);
  const [meeting, setMeeting] = useState<Meeting>(null);
  const { id, state } = plan;

  const done = (said: string) => {
    setAsking(null);
    setMeeting(null);
    message.success(said);
    void desk.refresh();
  };
  const { run, ...deciding } = useAction(
    async (
      said: string,
      make: (version: number) => Promise<CheckedAnswer<unknown>>,
    ): Promise<CheckedAnswer<string>> => {
      if (isEdited(state) && !(await desk.saveNow()))
        return {
          ok: false,
          code: '',
          why: 'unsaved',
          refusal: undefined,
          message: '方案还没有保存，请稍后再试',
        };
      const answer = await make(desk.store.get().base.version);
      if (!answer.ok) void desk.refresh();
      return answer.ok ? { ok: true, data: said } : answer;
    },
    done,
  );
  const merging = useAction(
    async (into: 'draft' | 'live', onto: number | null, chosen: Chosen) => {
      if (isEdited(state)) await desk.saveNow();
      const payload = { id, version: desk.store.get().base.version, onto, chosen };
      const answer =
        into === 'draft'
          ? await changeByOperator(mergePlan, payload)
          : await changeByOperator(catchUpPlan, payload);
      return answer.ok ? { ok: true as const, data: { into, answer: answer.data } } : answer;
    },
    ({ into, answer }) => {
      if (answer.outcome === 'conflicts') return setMeeting({ into, conflicting: answer });
      if (answer.outcome === 'faulty')
        return void message.error(answer.faults[0]?.message ?? '合并以后的内容不能保存');
      done(into === 'draft' ? '已并入草稿，可以到“首页编辑”照常发布' : '已合并线上的变化');
    },
  );
  if (isOver(state)) return null;
  return (
    <Line gap={10} rowGap={8} wrap>
      {mayEdit && isEdited(state) && (
        <Button type="primary" onClick={() => setAsking('send')}>
          送审
        </Button>
      )}
      {(decide === 'yes' || decide === 'alone') && (
        <Button type="primary" onClick={() => setAsking('approve')}>
          通过
        </Button>
      )}
      {mayEdit && state === 'approved' && (
        <Button
          type="primary"
          loading={merging.busy}
          onClick={() => void merging.run('draft', null, [])}
        >
          并入草稿
        </Button>
      )}
      {mayDecide && (state === 'waiting' || state === 'approved') && (
        <Button onClick={() => setAsking('return')}>退回</Button>
      )}
      {mayEdit && own && (state === 'waiting' || state === 'approved') && (
        <Button
          loading={deciding.busy}
          onClick={() =>
            void run('已撤回，可以继续修改', () => changeByOperator(withdrawPlan, { id }))
          }
        >
          {state === 'waiting' ? '撤回' : '撤回并继续修改'}
        </Button>
      )}
      {mayEdit && plan.behind && isEdited(state) && (
        <Button loading={merging.busy} onClick={() => void merging.run('live', null, [])}>
          合并线上的变化
        </Button>
      )}
      {mayEdit && own && (
        <Popconfirm
          title="放弃这个方案？"
          description="放弃后不能再改、不能送审；草稿和线上不受影响。之后可以复制一份重新开始。"
          okText="放弃"
          cancelText="先留着"
          okButtonProps={{ danger: true }}
          onConfirm={() =>
            void run('方案已放弃', () => changeByOperator(abandonPlan, { id })).then(() =>
              navigate(screens.plans),
            )
          }
        >
          <Button danger>放弃</Button>
        </Popconfirm>
      )}
      {decide === 'own' && (
        <Text as="span" size={13} tone="secondary">
          自己送审的方案，请另一位同事审核。
        </Text>
      )}
      {mayEdit && isEdited(state) && (
        <InPlan id={id}>
          <SendDialog
            plan={plan}
            open={asking === 'send'}
            onClose={() => setAsking(null)}
            onSent={() => done('已送审')}
          />
        </InPlan>
      )}
      <InPlan id={id}>
        <DecisionDialog
          open={asking === 'approve'}
          title={`通过方案「${plan.name}」`}
          label="审核的话（可不填）"
          ok={decide === 'alone' ? '确认由我自己通过' : '通过'}
          of={deciding}
          onClose={() => setAsking(null)}
          onDone={(words) => {
            const alone = decide === 'alone';
            void run('已通过，可以并入草稿', (version) =>
              changeByOperator(approvePlan, { id, version, words, alone }),
            );
          }}
        >
          <p>
            {decide === 'alone'
              ? '这个方案是你自己送审的，现在没有其他有“发布”权限的账号。由你自己通过，会写进操作记录。'
              : '通过的是你现在看到的内容；之后再有修改，须重新送审。'}
          </p>
        </DecisionDialog>
        <DecisionDialog
          open={asking === 'return'}
          title={`退回方案「${plan.name}」`}
          label="退回的原因"
          ok="退回"
          needed="请写明为什么退回"
          of={deciding}
          onClose={() => setAsking(null)}
          onDone={(words) => void run('已退回', () => changeByOperator(returnPlan, { id, words }))}
        />
      </InPlan>
      {meeting && (
        <MergeDialog
          key={meeting.conflicting.onto}
          conflicting={meeting.conflicting}
          other={meeting.into === 'draft' ? '草稿' : '线上'}
          busy={merging.busy}
          onClose={() => setMeeting(null)}
          onDone={(chosen) => void merging.run(meeting.into, meeting.conflicting.onto, chosen)}
        />
      )}
    </Line>
  );
};
