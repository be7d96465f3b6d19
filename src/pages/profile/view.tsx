import { profileForm } from '../../../schemas/profile/endpoints.ts';
import { leaveFor } from '../../entities/login/leave-for.ts';
import { returnToCaller } from '../../entities/login/return-to-caller.ts';
import { takeTarget } from '../../entities/login/target.ts';
import { FramedAnswer } from '../../page-kinds/framed-answer.tsx';
import { useCall } from '../../platform/reading/use-call.ts';
import { Button } from '../../ui/button/button.tsx';
import { FormSkeleton } from '../../ui/skeleton/form.tsx';
import { ErrorScreen } from '../../ui/state/error-screen.tsx';
import { ProfileForm } from './form.tsx';

/** `type=1`: the form stands between the login and the page to which the login leads. */
const goOn = (): void => {
  if (new URLSearchParams(location.search).get('type') === '1') leaveFor(takeTarget());
  else returnToCaller();
};

/** `/loginform`: the profile of a member. */
export default function ProfilePage() {
  const called = useCall(profileForm, {}, { fresh: true });
  return (
    <FramedAnswer
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
      onBack={goOn}
      ground="card"
      spaced
    >
      {(profile) => <ProfileForm profile={profile} onRenew={called.retry} onLeave={goOn} />}
    </FramedAnswer>
  );
}
