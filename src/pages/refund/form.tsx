import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  LONGEST_EXPLAIN,
  MOST_REFUND_PICTURES,
  type RefundTerms,
  refundOrder,
} from '#schemas/refund/endpoints.ts';
import { PicturesField } from '#src/entities/upload/pictures-field.tsx';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { payloadResolver } from '#src/platform/writing/payload-resolver.ts';
import { ofId, useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { AreaField } from '#src/ui/form/area.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { FormGroup } from '#src/ui/form/group.tsx';
import { useUploads } from '#src/ui/form/use-uploads.ts';
import { Line, Text } from '#src/ui/part/parts.tsx';
import css from './form.module.css';

const RefundQuestion = lazyPage(() => import('./question.tsx'));

const LOST = '没有收到结果，正在核对，如仍可申请请重新提交，不会重复退款';

type Props = {
  terms: RefundTerms;
  /** Reads the order's refund state again. */
  again: () => void;
};

const useRefund = ({ terms: { order, amount, points }, again }: Props) => {
  const { id } = order;
  const [asking, setAsking] = useState(false);
  // the question's code is loaded when it is first asked
  const [requested, setRequested] = useState(false);
  const ask = (now: boolean) => {
    setAsking(now);
    if (now) setRequested(true);
  };
  const form = useForm({
    defaultValues: { reason: '', explain: '' },
    resolver: payloadResolver(refundOrder),
  });
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const { uploading, note } = useUploads();
  const { send, busy, failure } = useChange(refundOrder, LOST, ofId);
  const submit = form.handleSubmit(() => {
    if (!uploading) ask(true);
  });
  const yes = async () => {
    const shown = { amount, points };
    const answer = await send({ id, ...form.getValues(), pictures: [...pictures], ...shown });
    // after a refusal or no answer the order may have been given back meanwhile
    if (!answer) return;
    again();
    // where another amount comes back now, the question stays and asks about that
    if (answer.ok || answer.refusal !== 'refundChanged') ask(false);
  };
  const waits = uploading ? '图片上传中…' : undefined;
  return {
    ...form,
    pictures: { values: pictures, onChange: setPictures, onBusy: note },
    submit,
    failure,
    waits,
    requested,
    question: { open: asking, busy, failure, onYes: () => void yes(), onNo: () => ask(false) },
  };
};

export const RefundForm = (props: Props) => {
  const { register, formState, pictures, submit, failure, waits, requested, question } =
    useRefund(props);
  const { terms } = props;
  const error = formState.errors.reason?.message;
  return (
    <FormFrame
      failure={failure}
      onSubmit={submit}
      submit={
        <>
          <Text kind="meta" tone="secondary">
            提交前会再确认一次，款项按原支付方式退回。
          </Text>
          <Button type="submit" busy={waits}>
            提交退款申请
          </Button>
        </>
      }
    >
      <fieldset className={css.reasons} aria-label="退款原因">
        {terms.reasons.map((reason) => (
          <Line as="label" gap={16} justify="between" tap edge="between" pick="line" key={reason}>
            <span>{reason}</span>
            <input type="radio" value={reason} {...register('reason')} />
          </Line>
        ))}
        {error && (
          <Text kind="meta" tone="price" role="alert">
            {error}
          </Text>
        )}
      </fieldset>
      <AreaField
        label="补充说明"
        optional
        maxLength={LONGEST_EXPLAIN}
        autoComplete="off"
        {...register('explain')}
      />
      <FormGroup label="图片" optional note={`最多 ${MOST_REFUND_PICTURES} 张`}>
        <PicturesField {...pictures} most={MOST_REFUND_PICTURES} />
      </FormGroup>
      {requested && <RefundQuestion terms={terms} {...question} />}
    </FormFrame>
  );
};
