import { App } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link, Route, Switch, useLocation } from 'wouter';
import { readPlan, savePlan } from '#schemas/publication/plan-endpoints.ts';
import { screens } from '../../addresses.ts';
import { callOperator } from '../../call-operator.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import {
  DeskProvider,
  PlanProvider,
  useDeskState,
  useOpened,
  useOperator,
} from '../../draft-editor/context.ts';
import { createDraftEditor, type DraftEditor } from '../../draft-editor/draft-editor.ts';
import { OperatorChip } from '../../parts/chip.tsx';
import { useUnsavedWarning } from '../../parts/form/use-unsaved-warning.ts';
import { Loaded } from '../../parts/panel/loaded.tsx';
import { Line, Stack, Text } from '../../parts/part.tsx';
import type { SignedOperator } from '../../session.ts';
import { SaveLine } from '../../shell/bar/save-line.tsx';
import { HistoryButtons } from '../../shell/bar/top-bar.tsx';
import { ClashDialog } from '../../shell/clash-dialog.tsx';
import { useUndoByKeys } from '../../shell/undo-by-keys.ts';
import { useOperatorCall } from '../../use-operator-call.ts';
import { desk as documentDesk } from '../document/desk.tsx';
import { desk as editorDesk } from '../editor/desk.tsx';
import { desk as settingsDesk } from '../settings/desk.tsx';
import { PlanAbout } from './plan-about.tsx';
import { InPlan, PlanActs } from './plan-acts.tsx';
import css from './plans.module.css';
import { isEdited, type ReadPlan, stateOf } from './words.ts';

type EditorOf = { operator: SignedOperator; first: ReadPlan; onRead: (plan: ReadPlan) => void };

const createPlanEditor = ({ operator, first, onRead }: EditorOf): DraftEditor => {
  const { id } = first.plan;
  let { state } = first.plan;
  return createDraftEditor(operator, first, undefined, {
    savedAs: `plan-${id}`,
    noun: '方案',
    isOpen: () => isEdited(state),
    read: async () => {
      const answer = await callOperator(readPlan, { id });
      if (!answer.ok) return answer;
      ({ state } = answer.data.plan);
      onRead(answer.data);
      return answer;
    },
    save: ({ version, document }) => changeByOperator(savePlan, { id, version, document }),
  });
};

const desks = [editorDesk, settingsDesk, documentDesk];

const Parts = () => {
  const [location] = useLocation();
  const isHere = (path: string) =>
    path === screens.editor ? location === path : location.startsWith(path);
  return (
    <>
      <Line as="nav" gap={10} rowGap={8} wrap aria-label="方案的页面">
        {desks.map(({ path, label }) => (
          <Link
            key={path}
            href={path}
            className={css.tab ?? ''}
            aria-current={isHere(path) ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </Line>
      <Switch>
        {desks.map(({ path, names, Screen }) => (
          <Route<{ named?: string }> key={path} path={names ? `${path}/:named?` : path}>
            {({ named = '' }) => <Screen named={named} />}
          </Route>
        ))}
      </Switch>
    </>
  );
};

const usePlanLife = (open: boolean) => {
  const news = useDeskState((state) => state.news);
  const save = useDeskState((state) => state.save);
  const { message } = App.useApp();
  useUndoByKeys(open);
  useUnsavedWarning(save !== 'saved');
  useEffect(() => {
    if (news.id > 0) void message.info(news.text);
  }, [news, message]);
};

const Open = ({ plan }: { plan: ReadPlan }) => {
  const { id, name, note, state, behind, release } = plan.plan;
  const open = isEdited(state);
  const { text, tone } = stateOf(plan.plan);
  usePlanLife(open);
  return (
    <Stack as="section" gap={16} aria-label={`方案 ${name}`}>
      <Line gap={10} rowGap={8} wrap>
        <Link href={screens.plans} className={css.tab ?? ''}>
          全部方案
        </Link>
        <h2>{name}</h2>
        <OperatorChip tone={tone}>{text}</OperatorChip>
        {release !== null && (
          <Text as="span" size={13} tone="secondary">
            {state === 'merged' ? '其中一部分' : ''}随第 {release} 版发布
          </Text>
        )}
        {open && <HistoryButtons />}
        {open && (
          <InPlan id={id}>
            <SaveLine />
          </InPlan>
        )}
      </Line>
      {note && <p>{note}</p>}
      {state === 'waiting' && <p className={css.note}>正在等待审核，现在不能修改。</p>}
      {behind && (
        <p className={css.note}>
          建立方案以后线上又有变化。并入草稿时会一起合并；要先看到合并后的样子，请在编辑中点“合并线上的变化”。
        </p>
      )}
      <PlanActs plan={plan} />
      <PlanAbout plan={plan} />
      <InPlan id={id}>
        <Parts />
      </InPlan>
      <ClashDialog />
    </Stack>
  );
};

const Opened = ({ first }: { first: ReadPlan }) => {
  const operator = useOperator();
  const plans = useDeskState((state) => state.plans);
  const live = useDeskState((state) => state.live);
  const [plan, setPlan] = useState(first);
  const editor = useOpened(() => createPlanEditor({ operator, first, onRead: setPlan }));
  const known = useRef({ stamp: plans.stamp, live: live.id });
  useEffect(() => {
    const { stamp, live: before } = known.current;
    known.current = { stamp: plans.stamp, live: live.id };
    if (plans.stamp !== stamp || live.id !== before) void editor?.refresh();
  }, [editor, plans.stamp, live.id]);
  if (!editor) return null;
  return (
    <DeskProvider value={editor}>
      <PlanProvider value={{ id: plan.plan.id, fixed: !isEdited(plan.plan.state) }}>
        <Open plan={plan} />
      </PlanProvider>
    </DeskProvider>
  );
};

export const PlanWorkspace = ({ id }: { id: number }) => {
  const call = useOperatorCall(readPlan, { id }, { fresh: true, reconnect: false });
  return <Loaded call={call}>{(first) => <Opened first={first} />}</Loaded>;
};
