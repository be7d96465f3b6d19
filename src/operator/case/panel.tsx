import { App, Button, Drawer, Input, Popconfirm } from 'antd';
import { useId, useState } from 'react';
import { decideEntry, readEntry } from '#schemas/case/desk-endpoints.ts';
import { casePartNames, caseParts, LONGEST_RETURN } from '#schemas/case/fields.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useMay } from '../draft-editor/context.ts';
import { DescriptionList } from '../parts/description-list.tsx';
import { FormState } from '../parts/form-state.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { zonedText } from '../parts/moments.ts';
import { Line, Stack } from '../parts/part.tsx';
import { PHOTO_RENEWAL, Photos } from '../parts/photos.tsx';
import { useAction } from '../parts/use-action.ts';
import { useOperatorCall } from '../use-operator-call.ts';
import { authorText, entryMark } from './words.ts';

const DecideForm = ({ id, onDone }: { id: number; onDone: () => void }) => {
  const { message } = App.useApp();
  const field = useId();
  const [reason, setReason] = useState('');
  const deciding = useAction(
    (accepted: boolean) =>
      changeByOperator(decideEntry, { id, accepted, reason: reason.trim() }, `${id}`),
    ({ outcome }) => {
      if (outcome === 'decided') void message.success('已处理，作者会收到消息');
      else void message.warning('这份病例已经有人处理，没有重复处理');
      onDone();
    },
  );
  return (
    <Stack as="section" gap={8} padStart={20} edge="start" aria-label="审核">
      <label htmlFor={field}>退回的理由</label>
      <Input.TextArea
        id={field}
        value={reason}
        rows={3}
        maxLength={LONGEST_RETURN}
        onChange={({ target }) => setReason(target.value)}
        placeholder="退回时必填，作者会看到"
      />
      <FormState of={deciding} verb="提交" unsaved={reason.trim() !== ''} />
      <Line as="p" gap={12} align="stretch" wrap above={8}>
        <Popconfirm
          title="通过并公开这份病例？"
          description="文字和图片任何人都看得到。请确认没有可识别患者身份的信息。"
          okText="确认公开"
          cancelText="再看看"
          onConfirm={() => void deciding.run(true)}
        >
          <Button type="primary" loading={deciding.busy}>
            通过并公开
          </Button>
        </Popconfirm>
        <Button
          danger
          loading={deciding.busy}
          disabled={reason.trim() === ''}
          onClick={() => void deciding.run(false)}
        >
          退回修改
        </Button>
      </Line>
    </Stack>
  );
};

type Props = { id: number; onClose: () => void; onDone: () => void };

/** One case in full, and the decision about it. */
export const EntryPanel = ({ id, onClose, onDone }: Props) => {
  const mayDecide = useMay('content.edit');
  const call = useOperatorCall(readEntry, { id }, { fresh: true, every: PHOTO_RENEWAL });
  const done = () => {
    call.refresh();
    onDone();
  };
  return (
    <Drawer open title="病例" onClose={onClose} size={520}>
      <Loaded call={call}>
        {(told) => (
          <Stack gap={20}>
            <DescriptionList
              facts={[
                ['状态', entryMark(told).name],
                ['标题', told.title],
                ['大赛', told.contest],
                ['会员', `${authorText(told)}（编号 ${told.member}）`],
                ['提交时间', zonedText(told.at)],
                ...caseParts.map((part) => [casePartNames[part], told.parts[part]] as const),
                ['票数', String(told.votes)],
                ['退回理由', told.reason],
                ['经手人', told.by],
              ]}
            />
            {told.pictures.length > 0 && <Photos addresses={told.pictures} />}
            {told.state === 'submitted' && mayDecide && <DecideForm id={id} onDone={done} />}
          </Stack>
        )}
      </Loaded>
    </Drawer>
  );
};
