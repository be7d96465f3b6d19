import { Alert, App, Checkbox, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { LONGEST_NOTE } from '#schemas/operator/operator-call.ts';
import { changeSchedule, listSchedules, readSchedule } from '#schemas/publication/endpoints.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { CheckedAnswer } from '#src/platform/calls/answered.ts';
import { fromChina } from '#src/platform/time/china-clock.ts';
import { callOperator } from '../../call-operator.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { useDraftEditor } from '../../draft-editor/context.ts';
import { ActionForm } from '../../parts/form/action-form.tsx';
import { useAction } from '../../parts/form/use-action.ts';
import { Loaded } from '../../parts/panel/loaded.tsx';
import { Stack, Text } from '../../parts/part.tsx';
import { useOperatorCall } from '../../use-operator-call.ts';
import { Phone, PhoneTrouble, useFrameLife } from '../preview-pane/phone.tsx';
import { ChangesList } from '../publish/changes-list.tsx';
import css from '../publish/publish.module.css';
import { fieldMoment, TimeFields } from '../publish/when-fields.tsx';
import type { Schedule } from './use-schedules.ts';
import { overlapTexts, plansText, timesText } from './use-schedules.ts';

type Shown = { schedule: Schedule; onClose: () => void };

export const ScheduleChanges = ({
  schedule,
  all,
  onClose,
}: Shown & { all: readonly Schedule[] }) => {
  const call = useOperatorCall(readSchedule, { id: schedule.id }, { fresh: true });
  const overlaps = overlapTexts(schedule, all);
  return (
    <Modal open title={`${timesText(schedule)}的改动`} footer={null} onCancel={onClose} width={720}>
      <Stack gap={12} above={12} below={20} className={css.review}>
        {schedule.plans.length > 0 && <p>{plansText(schedule)}</p>}
        <Loaded call={call}>
          {({ changes }) => <ChangesList changes={changes} none="没有要改的内容了。" />}
        </Loaded>
        {overlaps.length > 0 && (
          <ul>
            {overlaps.map((text) => (
              <li key={text}>{text}；同时生效时以后开始的为准</li>
            ))}
          </ul>
        )}
      </Stack>
    </Modal>
  );
};

const WIDTH = 375;

const PageFrame = ({ document }: { document: HomeDocument }) => {
  const { round, trouble, noteSilent } = useFrameLife();
  return (
    <>
      <PhoneTrouble trouble={trouble} />
      <div className={css.planned}>
        <Phone
          key={round}
          document={document}
          width={WIDTH}
          title="生效时的首页"
          onSilent={noteSilent}
        />
      </div>
    </>
  );
};

export const SchedulePreview = ({ schedule, onClose }: Shown) => {
  const call = useOperatorCall(readSchedule, { id: schedule.id }, { fresh: true });
  return (
    <Modal
      open
      title={schedule.state === 'live' ? '现在的首页' : '生效时的首页（访客看到的）'}
      footer={null}
      onCancel={onClose}
      width={WIDTH + 48}
    >
      <Loaded call={call}>{({ document }) => <PageFrame document={document} />}</Loaded>
    </Modal>
  );
};

type Terms = Pick<Schedule, 'from' | 'until' | 'note'>;

const areSame = (one: Terms, other: Terms): boolean =>
  one.from === other.from && one.until === other.until && one.note === other.note;

/**
 * A colleague's change of a schedule; undefined where the wanted terms are already stored, as by a call
 * whose answer was lost.
 */
const changedSince = async (seen: Schedule, wished: Terms): Promise<Schedule | undefined> => {
  const answer = await callOperator(listSchedules, {});
  const now = answer.ok ? answer.data.items.find(({ id }) => id === seen.id) : undefined;
  return now && !areSame(now, seen) && !areSame(now, wished) ? now : undefined;
};

type EditOutcome = Data<typeof changeSchedule> | { outcome: 'theirs'; schedule: Schedule };

type Edited = { from: string; until?: string; note: string; replaced?: boolean };

type EditProps = Shown & { over: boolean; onDone: () => void };

export const EditSchedule = ({ schedule, over, onClose, onDone }: EditProps) => {
  const desk = useDraftEditor();
  const { message } = App.useApp();
  const [form] = Form.useForm<Edited>();
  const [seen, setSeen] = useState(schedule);
  const { id, from, until, note, begun, state } = schedule;
  const { run, ...acting } = useAction(
    async (edited: Edited): Promise<CheckedAnswer<EditOutcome>> => {
      const wished = {
        note: edited.note,
        from: begun ? from : fromChina(edited.from),
        until: edited.until ? fromChina(edited.until) : null,
      };
      const theirs = await changedSince(seen, wished);
      if (theirs) return { ok: true, data: { outcome: 'theirs', schedule: theirs } };
      if (edited.replaced) await desk.saveNow();
      return changeByOperator(changeSchedule, {
        ...{ id, ...wished },
        version: edited.replaced ? desk.store.get().base.version : null,
      });
    },
    (answer) => {
      if (answer.outcome === 'theirs') return setSeen(answer.schedule);
      if (answer.outcome === 'stale') {
        message.warning(`${answer.draft.author}刚刚又修改了草稿，请核对后再试`);
        return void desk.refresh();
      }
      if (answer.outcome === 'faulty')
        return void message.error(answer.faults[0]?.message ?? '草稿里有需要修改的内容');
      message.success('定时发布已修改');
      onDone();
      onClose();
    },
  );
  const existing = { from: fieldMoment(from), begun };
  return (
    <Modal
      open
      title="编辑定时发布"
      okText="保存"
      cancelText="取消"
      confirmLoading={acting.busy}
      okButtonProps={{ disabled: over }}
      onOk={form.submit}
      onCancel={onClose}
    >
      {over && (
        <Alert
          className={css.notice ?? ''}
          type="warning"
          showIcon
          title="这次定时发布已结束或已被取消，不能再修改。"
        />
      )}
      {seen !== schedule && !over && (
        <Alert
          className={css.notice ?? ''}
          type="warning"
          showIcon
          title={`同事刚刚改成了：${timesText(seen)}，${seen.note ? `备注“${seen.note}”` : '没有备注'}`}
          description="再点一次“保存”，以你填写的为准。"
        />
      )}
      <ActionForm
        // a successful call may have changed nothing, which is checked above
        of={{ ...acting, done: false }}
        verb="保存"
        form={form}
        initialValues={{
          ...{ note, from: existing.from },
          ...(until !== null && { until: fieldMoment(until) }),
        }}
        onFinish={(edited) => void run(edited)}
      >
        <TimeFields existing={existing} />
        <Form.Item name="note" label="备注（可不填）">
          <Input maxLength={LONGEST_NOTE} showCount />
        </Form.Item>
        {state === 'live' ? (
          <Text size={13} tone="tertiary">
            正在生效，内容不能改；要改内容请先暂停。
          </Text>
        ) : (
          <Form.Item
            name="replaced"
            valuePropName="checked"
            extra="原来的改动不再保留；换成的是草稿与线上现在的不同。"
          >
            <Checkbox>用草稿现在的改动替换内容</Checkbox>
          </Form.Item>
        )}
      </ActionForm>
    </Modal>
  );
};
