import { useState } from 'react';
import { doctorCenterAddress } from '#schemas/onboarding/addresses.ts';
import {
  applyAsOrganisation,
  applyAsPerson,
  type Onboarding,
  onboarding,
} from '#schemas/onboarding/endpoints.ts';
import type { OnboardingKind } from '#schemas/onboarding/fields.ts';
import { framedForm } from '#src/page-kinds/framed-form.tsx';
import { useWriting } from '#src/page-kinds/use-writing.ts';
import { useHere } from '#src/platform/navigation/use-here.ts';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { LeaveQuestion } from '#src/ui/sheet/leave-question.tsx';
import { Skeletons } from '#src/ui/state/answered.tsx';
import { savedOnboarding } from './draft.ts';
import { OnboardingForm } from './form.tsx';
import { OnboardingStatus } from './status.tsx';
import type { Values } from './values.ts';

/** The server's answer; after sending, the sent values until the server answers again. */
const useApplication = (known: Onboarding, again: () => void) => {
  const [sent, setSent] = useState<{ application: Onboarding; over: Onboarding }>();
  const note = ({ agreed: _, ...values }: Values) => {
    const waiting = { state: 'waiting', reason: '', number: '', sentAt: Date.now() } as const;
    setSent({ application: { ...known, ...values, ...waiting }, over: known });
    again();
  };
  return { application: sent && sent.over === known ? sent.application : known, note };
};

type Props = { kind: OnboardingKind; known: Onboarding; again: () => void };

const Application = ({ kind, known: answer, again }: Props) => {
  const { application: known, note } = useApplication(answer, again);
  useSeenAgain(again);
  const here = useHere();
  const form = useWriting({
    blank: known.state === 'none',
    closed: known.state === 'passed' || known.state === 'waiting',
    back: doctorCenterAddress(),
  });
  const onSent = (values: Values) => {
    // the answer may come after the member has left the page
    if (!here()) return;
    form.end();
    note(values);
  };
  const giveUp = () => {
    savedOnboarding(kind).drop();
    form.drop();
  };
  return (
    <PageFrame ground="card" onBack={form.tryToLeave}>
      {form.writing ? (
        <OnboardingForm {...{ kind, known, again, onSent }} onDirty={form.setDirty} />
      ) : (
        <OnboardingStatus {...{ kind, known, again }} onChange={form.change} />
      )}
      <LeaveQuestion open={form.asking} onStay={form.stay} onDrop={giveUp} onKeep={form.drop} />
    </PageFrame>
  );
};

export const onboardingView = (kind: OnboardingKind) =>
  framedForm(kind === 'person' ? applyAsPerson : applyAsOrganisation, {
    begins: onboarding,
    useQuery: () => ({ kind }),
    skeleton: <Skeletons shapes={[['lines', 6]]} />,
    spaced: false,
    Page: ({ known, again }) => <Application kind={kind} known={known} again={again.retry} />,
  });
