import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  LONGEST_EXPLAIN,
  MOST_REFUND_PICTURES,
  type RefundTerms,
  refundOrder,
} from '../../../schemas/refund/endpoints.ts';
import { PicturesField } from '../../entities/upload/pictures-field.tsx';
import { payloadResolver } from '../../platform/writing/payload-resolver.ts';
import { ofId, useChange } from '../../platform/writing/use-change.ts';
import { Button } from '../../ui/button/button.tsx';
import { AreaField } from '../../ui/form/area.tsx';
import { FormFrame } from '../../ui/form/frame.tsx';
import { FormGroup } from '../../ui/form/group.tsx';
import { useUploads } from '../../ui/form/use-uploads.ts';
import css from './form.module.css';

const LOST = '没有收到结果，正在核对，如仍可申请请重新提交，不会重复退款';

type Props = {
  id: string;
  terms: Pick<RefundTerms, 'reasons' | 'amount' | 'kept' | 'order'>;
  /** Reads the order's refund state again. */
  again: () => void;
};

const useRefund = ({ id, again }: Props) => {
  const form = useForm({
    defaultValues: { reason: '', explain: '' },
    resolver: payloadResolver(refundOrder),
  });
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const { uploading, note } = useUploads();
  const { send, busy, failure } = useChange(refundOrder, LOST, ofId);
  const submit = form.handleSubmit(async ({ reason, explain }) => {
    if (uploading) return;
    // after a refusal or no answer the order may have been given back meanwhile
    if (await send({ id, reason, explain, pictures: [...pictures] })) again();
  });
  const waits = uploading ? '图片上传中…' : undefined;
  return {
    ...form,
    pictures: { values: pictures, onChange: setPictures, onBusy: note },
    submit,
    failure,
    busy: busy ? '正在提交…' : waits,
  };
};

/** What happens on sending, before it does. */
const noteOf = ({ amount, kept, order }: Props['terms']): string => {
  if (order.kind === 'gift') return '提交后领取链接立即失效，款项按原支付方式退回。';
  return kept > 0
    ? `按未学课时退回 ¥${amount}。提交后学过的 ${kept} 节可继续学习，其余课时立即关闭。`
    : '提交后内容立即关闭，款项按原支付方式退回。';
};

/** The reason for giving an order back; its content is closed at once. */
export const RefundForm = (props: Props) => {
  const { register, formState, pictures, submit, failure, busy } = useRefund(props);
  const error = formState.errors.reason?.message;
  return (
    <FormFrame
      failure={failure}
      onSubmit={submit}
      submit={
        <>
          <p className={css.note}>{noteOf(props.terms)}</p>
          <Button type="submit" busy={busy}>
            提交退款申请
          </Button>
        </>
      }
    >
      <fieldset className={css.reasons} aria-label="退款原因">
        {props.terms.reasons.map((reason) => (
          <label className={css.reason} key={reason}>
            <span>{reason}</span>
            <input type="radio" value={reason} {...register('reason')} />
          </label>
        ))}
        {error && (
          <p className={css.error} role="alert">
            {error}
          </p>
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
    </FormFrame>
  );
};
