import { useState } from 'react';
import { askCertification, certification } from '#schemas/certification/endpoints.ts';
import { questionnaireListAddress } from '#schemas/questionnaire/addresses.ts';
import { framedForm } from '#src/page-kinds/framed-form.tsx';
import { useWriting } from '#src/page-kinds/use-writing.ts';
import { goBack } from '#src/platform/navigation/go-back.ts';
import { useHere } from '#src/platform/navigation/use-here.ts';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { LeaveQuestion } from '#src/ui/sheet/leave-question.tsx';
import { Skeletons } from '#src/ui/state/answered.tsx';
import { CertificationForm, type Values } from './form.tsx';
import { type CertificationData, CertificationStatus } from './status.tsx';

/** The server's answer; after sending, the sent data until the server answers again. */
const useApplication = (known: CertificationData, retry: () => void) => {
  useSeenAgain(retry);
  const [sent, setSent] = useState<{ application: CertificationData; over: CertificationData }>();
  const note = (values: Values) => {
    const application: CertificationData = {
      ...values,
      state: 'waiting',
      reason: '',
      sentAt: Date.now(),
    };
    setSent({ application, over: known });
    retry();
  };
  return { application: sent && sent.over === known ? sent.application : known, note };
};

type Props = { known: CertificationData; again: { retry: () => void } };

const Application = ({ known, again: { retry } }: Props) => {
  const { application, note } = useApplication(known, retry);
  const form = useWriting({
    blank: application.state === 'none',
    closed: application.state === 'passed',
    back: questionnaireListAddress(),
  });
  const here = useHere();
  const onSent = (values: Values) => {
    // the answer may come after the member has left the page
    if (!here()) return;
    form.end();
    note(values);
  };
  return (
    <PageFrame ground="card" onBack={form.tryToLeave}>
      {form.writing ? (
        <CertificationForm
          application={application}
          onDirty={form.setDirty}
          onSent={onSent}
          onOver={retry}
        />
      ) : (
        <CertificationStatus application={application} onChange={form.change} />
      )}
      <LeaveQuestion open={form.asking} onStay={form.stay} onDrop={form.drop} />
    </PageFrame>
  );
};

export default framedForm(askCertification, {
  begins: certification,
  skeleton: <Skeletons shapes={[['lines', 6]]} />,
  spaced: false,
  onBack: () => goBack(questionnaireListAddress()),
  Page: Application,
});
