import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ownFeedbackAddress } from '#schemas/feedback/addresses.ts';
import { sendFeedback } from '#schemas/feedback/endpoints.ts';
import {
  feedbackKindNames,
  feedbackKinds,
  MOST_FEEDBACK_PICTURES,
} from '#schemas/feedback/fields.ts';
import { feedbackFields } from '#schemas/feedback/form-fields.ts';
import { helpAddress } from '#schemas/help/addresses.ts';
import { RegisteredField } from '#src/entities/field/registered.tsx';
import { PicturesField } from '#src/entities/upload/pictures-field.tsx';
import { framedForm } from '#src/page-kinds/framed-form.tsx';
import { useSentForm } from '#src/page-kinds/use-sent-form.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { useUnsaved } from '#src/platform/navigation/use-unsaved.ts';
import { change } from '#src/platform/writing/change.ts';
import { payloadResolver } from '#src/platform/writing/payload-resolver.ts';
import { Button, TextButton } from '#src/ui/button/button.tsx';
import { ChoiceField } from '#src/ui/form/choice.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { FormGroup } from '#src/ui/form/group.tsx';
import { useUploads } from '#src/ui/form/use-uploads.ts';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { LeaveQuestion } from '#src/ui/sheet/leave-question.tsx';

const kinds = feedbackKinds.map((id) => ({ id, title: feedbackKindNames[id] }));

const [FIRST] = feedbackKinds;

const useFeedback = () => {
  const [kind, setKind] = useState<(typeof feedbackKinds)[number]>(FIRST);
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const { uploading, note } = useUploads();
  const form = useSentForm({
    defaultValues: { text: '', contact: '' },
    resolver: payloadResolver(sendFeedback),
    send: (typed) => change(sendFeedback, { ...typed, kind, pictures: [...pictures] }),
    done: () => showToast('已收到，谢谢你的反馈'),
    leave: () => navigate(ownFeedbackAddress(), { replace: true }),
  });
  const [text, contact] = useWatch({ control: form.control, name: ['text', 'contact'] });
  const changed = text !== '' || contact !== '' || pictures.length > 0 || uploading;
  // where a yes to the question leads, if not back
  const [target, setTarget] = useState<string>();
  const go = target === undefined ? undefined : () => navigate(target);
  const unsaved = useUnsaved(changed && !form.busy, helpAddress(), go);
  const toOwn = () => {
    if (!changed) return navigate(ownFeedbackAddress());
    setTarget(ownFeedbackAddress());
    unsaved.tryToLeave();
  };
  const stay = () => {
    setTarget(undefined);
    unsaved.stay();
  };
  return {
    ...form,
    ...{ unsaved, uploading, toOwn, stay },
    kind: {
      values: [kind],
      onChange: ([chosen]: string[]) =>
        setKind(feedbackKinds.find((each) => each === chosen) ?? FIRST),
    },
    pictures: { values: pictures, onChange: setPictures, onBusy: note },
  };
};

const FeedbackPage = () => {
  const form = useFeedback();
  const { onSubmit, failure, busy, unsaved, uploading, toOwn, stay } = form;
  const waits = uploading ? '图片上传中…' : undefined;
  return (
    <PageFrame ground="card" spaced onBack={unsaved.tryToLeave}>
      <FormFrame
        failure={failure}
        onSubmit={(event) => (uploading ? event.preventDefault() : onSubmit(event))}
        submit={
          <>
            <Button type="submit" busy={busy ? '正在提交…' : waits}>
              提交反馈
            </Button>
            <TextButton disabled={busy} onClick={toOwn}>
              我的反馈
            </TextButton>
          </>
        }
      >
        <ChoiceField label="类型" options={kinds} {...form.kind} />
        <RegisteredField {...{ form, name: 'text', field: feedbackFields.text }} />
        <FormGroup label="图片" optional note={`最多 ${MOST_FEEDBACK_PICTURES} 张`}>
          <PicturesField {...form.pictures} most={MOST_FEEDBACK_PICTURES} />
        </FormGroup>
        <RegisteredField {...{ form, name: 'contact', field: feedbackFields.contact }} />
      </FormFrame>
      <LeaveQuestion open={unsaved.asking} onStay={stay} onDrop={unsaved.leave} />
    </PageFrame>
  );
};

export default framedForm(sendFeedback, { Page: FeedbackPage });
