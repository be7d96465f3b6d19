import { profileForm } from '../../../schemas/api/account.ts';
import { useFreshCall } from '../../platform/use-call.ts';
import { Answered } from '../../ui/answered.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorScreen } from '../../ui/error-screen.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { leaveFor } from './after-login.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { takeTarget } from './login-target.ts';
import { ProfileForm } from './profile-form.tsx';
import { returnToCaller } from './return-to-caller.ts';

/** `type=1`: the form comes between the login and where it leads. */
const goOn = (): void => {
  if (new URLSearchParams(location.search).get('type') === '1') leaveFor(takeTarget());
  else returnToCaller();
};

/** `/loginform`: the profile of a member. */
export default function ProfilePage() {
  const called = useFreshCall(profileForm);
  const later = (
    <Button look="outlined" onClick={goOn}>
      稍后再填
    </Button>
  );
  return (
    <PageFrame route="/loginform" title="完善资料" onBack={goOn} ground="card" spaced>
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
            {later}
          </>
        )}
      >
        {(profile) => (
          <ProfileForm profile={profile} onRenew={called.retry} onDone={goOn} later={later} />
        )}
      </Answered>
    </PageFrame>
  );
}
