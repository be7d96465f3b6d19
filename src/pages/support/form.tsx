import { useState } from 'react';
import { orderAddress } from '#schemas/order/addresses.ts';
import { askSupport } from '#schemas/support/endpoints.ts';
import {
  LONGEST_SUPPORT_TEXT,
  MOST_SUPPORT_PICTURES,
  type OrderCardData,
} from '#schemas/support/fields.ts';
import { PicturesField } from '#src/entities/upload/pictures-field.tsx';
import { useSentForm } from '#src/page-kinds/use-sent-form.ts';
import { change } from '#src/platform/writing/change.ts';
import { payloadResolver } from '#src/platform/writing/payload-resolver.ts';
import { Button, TextButton } from '#src/ui/button/button.tsx';
import { AreaField } from '#src/ui/form/area.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { FormGroup } from '#src/ui/form/group.tsx';
import { useUploads } from '#src/ui/form/use-uploads.ts';
import { OrderCard } from './order-card.tsx';

type Props = {
  /** The order that the address names. */
  order: OrderCardData | undefined;
  /** Reads the thread again. */
  again: () => void;
};

const useQuestion = ({ order, again }: Props) => {
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [dropped, setDropped] = useState(false);
  const { uploading, note } = useUploads();
  const about = dropped ? undefined : order;
  const form = useSentForm({
    defaultValues: { text: '' },
    resolver: payloadResolver(askSupport, {
      own: {
        text: ({ text }) =>
          text.trim() === '' && pictures.length === 0 ? '请填写问题或添加图片' : undefined,
      },
    }),
    send: ({ text }) =>
      change(askSupport, { text, pictures: [...pictures], order_id: about?.id ?? '' }),
    done: () => {
      form.reset({ text: '' });
      setPictures([]);
      setDropped(true);
      again();
    },
  });
  return {
    ...form,
    about,
    drop: () => setDropped(true),
    pictures: { values: pictures, onChange: setPictures, onBusy: note },
    uploading,
  };
};

export const QuestionForm = (props: Props) => {
  const { register, formState, onSubmit, failure, busy, about, drop, pictures, uploading } =
    useQuestion(props);
  const waits = uploading ? '图片上传中…' : undefined;
  return (
    <FormFrame
      failure={failure}
      onSubmit={(event) => (uploading ? event.preventDefault() : onSubmit(event))}
      submit={
        <Button type="submit" busy={busy ? '正在发送…' : waits}>
          发送
        </Button>
      }
    >
      {about && (
        <div>
          <OrderCard order={about} href={orderAddress({ id: about.id })} />
          <TextButton onClick={drop}>不咨询这个订单</TextButton>
        </div>
      )}
      <AreaField
        {...register('text')}
        label="问题"
        rows={3}
        maxLength={LONGEST_SUPPORT_TEXT}
        autoComplete="off"
        placeholder="请描述遇到的问题"
        error={formState.errors.text?.message}
      />
      <FormGroup label="图片" optional>
        <PicturesField {...pictures} most={MOST_SUPPORT_PICTURES} />
      </FormGroup>
    </FormFrame>
  );
};
