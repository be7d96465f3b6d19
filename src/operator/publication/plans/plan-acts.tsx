import { App, Button, Popconfirm } from 'antd';
import { type ReactNode, useState } from 'react';
import { Router, useLocation } from 'wouter';
import {
  abandonPlan,
  approvePlan,
  catchUpPlan,
  mergePlan,
  returnPlan,
  withdrawPlan,
} from '#schemas/publication/plan-endpoints.ts';
import { type CheckedAnswer, unanswered } from '#src/platform/calls/answered.ts';
import { screens } from '../../addresses.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { useDraftEditor, useMay } from '../../draft-editor/context.ts';
import { useAction } from '../../parts/form/use-action.ts';
import { Line, Text } from '../../parts/part.tsx';
import { DecisionDialog, SendDialog } from './decision-dialog.tsx';
import { type Chosen, type Conflicting, MergeDialog } from './merge-dialog.tsx';
import { isEdited, isOver, type ReadPlan } from './words.ts';

/** Puts the addresses of the editing screens below the plan's own. */
export const InPlan = ({ id, children }: { id: number; children: ReactNode }) => (
  <Router base={`${screens.plans}/${id}`}>{children}</Router>
);

type OnDone = (text: string) => void;

const useDeciding = (state: ReadPlan['plan']['state'], onDone: OnDone) => {
  const desk = useDraftEditor();
  return useAction(
    async (
      text: string,
      make: (version: number) => Promise<CheckedAnswer<unknown>>,
    ): Promise<CheckedAnswer<string>> => {
      if (isEdited(state) && !(await desk.saveNow()))
        return { ...unanswered('unsaved'), message: '方案还没有保存，请稍后再试' };
      const answer = await make(desk.store.get().base.version);
      if (!answer.ok) void desk.refresh();
      return answer.ok ? { ok: true, data: text } : answer;
    },
    onDone,
  );
};

type Deciding = ReturnType<typeof useDeciding>;

/** `draft`: into the draft; `live`: with what was published since. */
type Into = 'draft' | 'live';

const useMerging = ({ id, state }: ReadPlan['plan'], onDone: OnDone) => {
  const desk = useDraftEditor();
  const { message } = App.useApp();
  const [meeting, setMeeting] = useState<{ into: Into; conflicting: Conflicting } | null>(null);
  const { busy, run } = useAction(
    async (into: Into, onto: number | null, chosen: Chosen) => {
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
      setMeeting(null);
      onDone(into === 'draft' ? '已并入草稿，可以到“首页编辑”照常发布' : '已合并线上的变化');
    },
  );
  const dialog = meeting && (
    <MergeDialog
      key={meeting.conflicting.onto}
      conflicting={meeting.conflicting}
      other={meeting.into === 'draft' ? '草稿' : '线上'}
      busy={busy}
      onClose={() => setMeeting(null)}
      onDone={(chosen) => void run(meeting.into, meeting.conflicting.onto, chosen)}
    />
  );
  return { busy, merge: (into: Into) => void run(into, null, []), dialog };
};

const AbandonButton = ({ id, run }: { id: number; run: Deciding['run'] }) => {
  const [, navigate] = useLocation();
  const abandon = () => run('方案已放弃', () => changeByOperator(abandonPlan, { id }));
  return (
    <Popconfirm
      title="放弃这个方案？"
      description="放弃后不能再改、不能送审；草稿和线上不受影响。之后可以复制一份重新开始。"
      okText="放弃"
      cancelText="先留着"
      okButtonProps={{ danger: true }}
      onConfirm={() => void abandon().then(() => navigate(screens.plans))}
    >
      <Button danger>放弃</Button>
    </Popconfirm>
  );
};

type Asking = 'send' | 'approve' | 'return' | null;

type DialogsProps = {
  plan: ReadPlan;
  asking: Asking;
  deciding: Deciding;
  onClose: () => void;
  onDone: OnDone;
};

const DecisionDialogs = ({ plan: { plan, decide }, asking, deciding, onClose }: DialogsProps) => {
  const { id, name } = plan;
  const { run, ...of } = deciding;
  const alone = decide === 'alone';
  return (
    <>
      <DecisionDialog
        open={asking === 'approve'}
        title={`通过方案「${name}」`}
        label="审核的话（可不填）"
        ok={alone ? '确认由我自己通过' : '通过'}
        {...{ of, onClose }}
        onDone={(words) =>
          void run('已通过，可以并入草稿', (version) =>
            changeByOperator(approvePlan, { id, version, words, alone }),
          )
        }
      >
        <p>
          {alone
            ? '这个方案是你自己送审的，现在没有其他有“发布”权限的账号。由你自己通过，会写进操作记录。'
            : '通过的是你现在看到的内容；之后再有修改，须重新送审。'}
        </p>
      </DecisionDialog>
      <DecisionDialog
        open={asking === 'return'}
        title={`退回方案「${name}」`}
        label="退回的原因"
        ok="退回"
        needed="请写明为什么退回"
        {...{ of, onClose }}
        onDone={(words) => void run('已退回', () => changeByOperator(returnPlan, { id, words }))}
      />
    </>
  );
};

const Dialogs = (props: DialogsProps & { mayEdit: boolean }) => {
  const { plan, asking, mayEdit, onClose, onDone } = props;
  return (
    <InPlan id={plan.plan.id}>
      {mayEdit && isEdited(plan.plan.state) && (
        <SendDialog
          plan={plan.plan}
          open={asking === 'send'}
          onClose={onClose}
          onSent={() => onDone('已送审')}
        />
      )}
      <DecisionDialogs {...props} />
    </InPlan>
  );
};

export const PlanActs = ({ plan: read }: { plan: ReadPlan }) => {
  const { plan, decide, own } = read;
  const desk = useDraftEditor();
  const { message } = App.useApp();
  const mayEdit = useMay('home.edit');
  const mayDecide = useMay('home.decide');
  const [asking, setAsking] = useState<Asking>(null);
  const { id, state } = plan;
  const done = (text: string) => {
    setAsking(null);
    message.success(text);
    void desk.refresh();
  };
  const deciding = useDeciding(state, done);
  const merging = useMerging(plan, done);
  if (isOver(state)) return null;
  const edited = mayEdit && isEdited(state);
  const sentIn = state === 'waiting' || state === 'approved';
  const withdraw = () =>
    void deciding.run('已撤回，可以继续修改', () => changeByOperator(withdrawPlan, { id }));
  return (
    <Line gap={10} rowGap={8} wrap>
      {edited && (
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
        <Button type="primary" loading={merging.busy} onClick={() => merging.merge('draft')}>
          并入草稿
        </Button>
      )}
      {mayDecide && sentIn && <Button onClick={() => setAsking('return')}>退回</Button>}
      {mayEdit && own && sentIn && (
        <Button loading={deciding.busy} onClick={withdraw}>
          {state === 'waiting' ? '撤回' : '撤回并继续修改'}
        </Button>
      )}
      {edited && plan.behind && (
        <Button loading={merging.busy} onClick={() => merging.merge('live')}>
          合并线上的变化
        </Button>
      )}
      {mayEdit && own && <AbandonButton id={id} run={deciding.run} />}
      {decide === 'own' && (
        <Text as="span" size={13} tone="secondary">
          自己送审的方案，请另一位同事审核。
        </Text>
      )}
      <Dialogs
        {...{ plan: read, asking, deciding, mayEdit }}
        onClose={() => setAsking(null)}
        onDone={done}
      />
      {merging.dialog}
    </Line>
  );
};
