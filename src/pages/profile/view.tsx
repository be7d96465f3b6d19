import type { ReactNode } from 'react';
import { profileForm } from '../../../schemas/profile/endpoints.ts';
import { leaveFor } from '../../entities/login/leave-for.ts';
import { returnToCaller } from '../../entities/login/return-to-caller.ts';
import { takeTarget } from '../../entities/login/target.ts';
import { useCall } from '../../platform/reading/use-call.ts';
import { Button } from '../../ui/button/button.tsx';
import { PageFrame } from '../../ui/page/frame.tsx';
import { FormSkeleton } from '../../ui/skeleton/form.tsx';
import { Answered } from '../../ui/state/answered.tsx';
import { ErrorScreen } from '../../ui/state/error-screen.tsx';
import { ProfileForm } from './form.tsx';

/** `type=1`: the form stands between the login and the page to which the login leads. */
const goOn = (): void => {
  if (new URLSearchParams(location.search).get('type') === '1') leaveFor(takeTarget());
  else returnToCaller();
};

const Frame = ({ onBack, children }: { onBack: () => void; children: ReactNode }) => (
  <PageFrame onBack={onBack} ground="card" spaced>
    {children}
  </PageFrame>
);

/** `/loginform`: the profile of a member. */
export default function ProfilePage() {
  const called = useCall(profileForm, {}, { fresh: true });
  if (called.data)
    return (
      <ProfileForm profile={called.data} onRenew={called.retry} onLeave={goOn} frame={Frame} />
    );
  return (
    <Frame onBack={goOn}>
      <Answered
        of={called}
        skeleton={<FormSkeleton />}
        failed={({ message }) => (
          <>
            <ErrorScreen
              title="没有加载出来"
              advice={message}
              action="重新加载"
              onAction={called.retry}
            />
            <Button look="outlined" onClick={goOn}>
              稍后再填
            </Button>
          </>
        )}
      >
        {() => null}
      </Answered>
    </Frame>
  );
}
