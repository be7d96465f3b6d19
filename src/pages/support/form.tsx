import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { askSupport, type SupportThread } from '#schemas/support/endpoints.ts';
import {
  LONGEST_SUPPORT_TEXT,
  MOST_SUPPORT_PICTURES,
  type OrderCardData,
  storedTopics,
  supportTopicNames,
  supportTopics,
} from '#schemas/support/fields.ts';
import { PicturesField } from '#src/entities/upload/pictures-field.tsx';
import { useSentForm } from '#src/page-kinds/use-sent-form.ts';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { change } from '#src/platform/writing/change.ts';
import { payloadResolver } from '#src/platform/writing/payload-resolver.ts';
import { Button } from '#src/ui/button/button.tsx';
import { AreaField } from '#src/ui/form/area.tsx';
import { ChoiceField, SelectField } from '#src/ui/form/choice.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { FormGroup } from '#src/ui/form/group.tsx';
import { useUploads } from '#src/ui/form/use-uploads.ts';
import { OrderChoice } from './order-choice.tsx';

type Props = {
  thread: SupportThread;
  /** Reads the thread again. */
  again: () => void;
  /** Called with whether something is written that was not sent. */
  onUnsent: (is: boolean) => void;
};

const topics = supportTopics.map((id) => ({ id, title: supportTopicNames[id] }));

const topicOf = (word: string) => storedTopics.find((topic) => topic === word) ?? '';

/** The topic that the address names, else that of the thread under way. */
const useFirstTopic = ({ state, topic, orders }: SupportThread) => {
  const [named] = useParam('topic');
  if (topicOf(named)) return topicOf(named);
  if (orders.length > 0) return 'order';
  return state === 'open' ? topic : '';
};

const useQuestion = ({ thread, again, onUnsent }: Props) => {
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [order, setOrder] = useState<OrderCardData | undefined>(thread.orders[0]);
  const { uploading, note } = useUploads();
  const form = useSentForm({
    defaultValues: { text: '', topic: useFirstTopic(thread) },
    resolver: payloadResolver(askSupport, {
      own: {
        topic: ({ topic }) => (topic === '' ? '请选择咨询类型' : undefined),
        text: ({ text }) =>
          text.trim() === '' && pictures.length === 0 ? '请填写问题或添加图片' : undefined,
      },
    }),
    send: ({ text, topic }) =>
      change(askSupport, { text, topic, pictures: [...pictures], order_id: order?.id ?? '' }),
    done: (_, { topic }) => {
      form.reset({ text: '', topic });
      setPictures([]);
      setOrder(undefined);
      again();
    },
  });
  const [topic, text] = useWatch({ control: form.control, name: ['topic', 'text'] });
  const unsent = text.trim() !== '' || pictures.length > 0 || uploading;
  useEffect(() => onUnsent(unsent), [unsent, onUnsent]);
  return {
    ...form,
    topic,
    order: { order, onChange: setOrder },
    pictures: { values: pictures, onChange: setPictures, onBusy: note },
    uploading,
  };
};

type Question = ReturnType<typeof useQuestion>;

/** All topics in sight for a new matter; one line where a matter is under way. */
const TopicField = ({ form, brief }: { form: Question; brief: boolean }) => {
  const { setValue, formState, topic } = form;
  const words = { label: '咨询类型', options: topics, error: formState.errors.topic?.message };
  const choose = (chosen = '') =>
    setValue('topic', topicOf(chosen), { shouldValidate: formState.isSubmitted });
  if (!brief) return <ChoiceField {...words} values={[topic]} onChange={([id]) => choose(id)} />;
  return (
    <SelectField
      {...words}
      placeholder="请选择"
      value={topic}
      onChange={({ target }) => choose(target.value)}
    />
  );
};

export const QuestionForm = (props: Props) => {
  const form = useQuestion(props);
  const { register, formState, onSubmit, failure, busy, order, pictures, uploading } = form;
  const waits = uploading ? '图片上传中…' : undefined;
  return (
    <FormFrame
      failure={failure && `没有发出去，内容还在：${failure}`}
      onSubmit={(event) => (uploading ? event.preventDefault() : onSubmit(event))}
      submit={
        <Button type="submit" busy={busy ? '正在发送…' : waits}>
          {failure ? '重新发送' : '发送'}
        </Button>
      }
    >
      <TopicField form={form} brief={props.thread.state === 'open'} />
      <OrderChoice {...order} />
      <AreaField
        {...register('text')}
        label="问题"
        rows={3}
        maxLength={LONGEST_SUPPORT_TEXT}
        autoComplete="off"
        placeholder="请描述遇到的问题"
        error={formState.errors.text?.message}
      />
      <FormGroup label="图片" optional note={`最多 ${MOST_SUPPORT_PICTURES} 张`}>
        <PicturesField {...pictures} most={MOST_SUPPORT_PICTURES} />
      </FormGroup>
    </FormFrame>
  );
};
