import { useState } from 'react';
import { certification } from '../../../schemas/certification/endpoints.ts';
import { useHere } from '../../platform/navigation/use-here.ts';
import { useCall } from '../../platform/reading/use-call.ts';
import { useSeenAgain } from '../../platform/reading/use-seen-again.ts';
import { PageFrame } from '../../ui/page/frame.tsx';
import { LeaveQuestion } from '../../ui/sheet/leave-question.tsx';
import { Answered, Skeletons } from '../../ui/state/answered.tsx';
import { CertificationForm, type Values } from './form.tsx';
import { type CertificationData, CertificationStanding } from './standing.tsx';
import { useWriting } from './writing.ts';

/** The server's answer; after sending, the sent data until the server answers again. */
const useTold = () => {
  const called = useCall(certification);
  useSeenAgain(called.retry);
  const [sent, setSent] = useState<{
    told: CertificationData;
    over: CertificationData | undefined;
  }>();
  const { data, retry } = called;
  const note = (values: Values) => {
    const told: CertificationData = { ...values, state: 'waiting', reason: '', sentAt: Date.now() };
    setSent({ told, over: data });
    retry();
  };
  return { ...called, data: sent && sent.over === data ? sent.told : data, note };
};

/** `/questionnaire_certification`: applies for certification as a doctor, or shows its state. */
export default function CertificationPage() {
  const { note, ...called } = useTold();
  const form = useWriting(called.data?.state);
  const here = useHere();
  const onSent = (values: Values) => {
    // the answer may come after the member has left the page
    if (!here()) return;
    form.end();
    note(values);
  };
  return (
    <PageFrame ground="card" onBack={form.tryToLeave}>
      <Answered of={called} skeleton={<Skeletons bones={[['lines', 6]]} />}>
        {(told) =>
          form.writing ? (
            <CertificationForm
              told={told}
              onDirty={form.setDirty}
              onSent={onSent}
              onOver={called.retry}
            />
          ) : (
            <CertificationStanding told={told} onChange={form.change} />
          )
        }
      </Answered>
      <LeaveQuestion open={form.asking} onStay={form.stay} onDrop={form.drop} />
    </PageFrame>
  );
}
