import { App, Button, Drawer, Input } from 'antd';
import { useId, useState } from 'react';
import { type Parcel, readParcel, sendParcel } from '#schemas/contest/desk-endpoints.ts';
import { CARRIER_LENGTH, TRACKING_LENGTH } from '#schemas/contest/fields.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useMay } from '../draft-editor/context.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { FormState } from '../parts/form-state.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { zonedText } from '../parts/moments.ts';
import { Stack, Text } from '../parts/part.tsx';
import { useAction } from '../parts/use-action.ts';
import { useOperatorCall } from '../use-operator-call.ts';
import { parcelMark, winnerText } from './words.ts';

const SendForm = ({ id, onDone }: { id: number; onDone: () => void }) => {
  const { message } = App.useApp();
  const field = useId();
  const [carrier, setCarrier] = useState('');
  const [tracking, setTracking] = useState('');
  const given = { carrier: carrier.trim(), tracking: tracking.trim() };
  const sending = useAction(
    () => changeByOperator(sendParcel, { id, ...given }, `${id}`),
    ({ outcome }) => {
      if (outcome === 'sent') void message.success('已标为寄出，会员会收到消息');
      else void message.warning('这份奖品已经有人寄出，没有重复标记');
      onDone();
    },
  );
  return (
    <Stack
      as="section"
      gap={12}
      across="start"
      padStart={20}
      above={20}
      edge="start"
      aria-label="寄出"
    >
      <Stack as="label" gap={4} whole htmlFor={`${field}-carrier`}>
        快递公司
        <Input
          id={`${field}-carrier`}
          value={carrier}
          onChange={({ target }) => setCarrier(target.value)}
          maxLength={CARRIER_LENGTH}
          placeholder="例如 顺丰速运"
        />
      </Stack>
      <Stack as="label" gap={4} whole htmlFor={`${field}-tracking`}>
        快递单号
        <Input
          id={`${field}-tracking`}
          value={tracking}
          onChange={({ target }) => setTracking(target.value)}
          maxLength={TRACKING_LENGTH}
        />
      </Stack>
      <Text size={12} tone="secondary">
        标为寄出后，会员会收到快递公司和单号，不能再改。
      </Text>
      <FormState of={sending} unsaved={given.carrier !== '' || given.tracking !== ''} />
      <Button
        type="primary"
        loading={sending.busy}
        disabled={given.carrier === '' || given.tracking === ''}
        onClick={() => void sending.run()}
      >
        标为已寄出
      </Button>
    </Stack>
  );
};

const timeText = (at: number | null): string => (at === null ? '' : zonedText(at));

const factsOf = (told: Parcel) => {
  const { name, tone } = parcelMark(told);
  return [
    [
      '状态',
      <OperatorChip key="state" tone={tone}>
        {name}
      </OperatorChip>,
    ],
    ['奖品', told.title],
    ['活动', told.game],
    ['会员', `${winnerText(told)}（编号 ${told.member}）`],
    ['收货人', told.receiver],
    ['手机号', told.phone],
    ['地址', told.address],
    ['抽中时间', zonedText(told.at)],
    ['填地址时间', timeText(told.claimedAt)],
    ['快递', told.carrier],
    ['单号', told.tracking],
    ['寄出时间', timeText(told.sentAt)],
    ['经手人', told.by],
  ] as const;
};

type Props = { id: number; onClose: () => void; onDone: () => void };

/** One prize in full, and the form that marks it as sent. */
export const ParcelPanel = ({ id, onClose, onDone }: Props) => {
  const maySend = useMay('trade.edit');
  const call = useOperatorCall(readParcel, { id }, { fresh: true });
  const done = () => {
    call.refresh();
    onDone();
  };
  return (
    <Drawer open title="奖品" onClose={onClose} size={520}>
      <Loaded call={call}>
        {(told) => (
          <>
            <DescriptionList facts={factsOf(told)} />
            {told.state === 'claimed' && maySend && <SendForm id={id} onDone={done} />}
          </>
        )}
      </Loaded>
    </Drawer>
  );
};
