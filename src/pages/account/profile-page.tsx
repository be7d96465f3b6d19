import { profileForm } from '../../../schemas/api/account.ts';
import { Button } from '../../ui/button.tsx';
import { leaveFor } from './after-login.ts';
import { Loaded } from './loaded.tsx';
import { takeTarget } from './login-target.ts';
import { Page, returnToCaller } from './page.tsx';
import { ProfileForm } from './profile-form.tsx';

/** `type=1`: the form comes between the login and where it leads. */
const goOn = (): void => {
  if (new URLSearchParams(location.search).get('type') === '1') leaveFor(takeTarget());
  else returnToCaller();
};

/** `/loginform`: the profile of a member. */
export default function ProfilePage() {
  const later = (
    <Button look="outlined" onClick={goOn}>
      稍后再填
    </Button>
  );
  return (
    <Page route="/loginform" title="完善资料" onBack={goOn}>
      <Loaded endpoint={profileForm} otherwise={later}>
        {(profile) => <ProfileForm profile={profile} onDone={goOn} later={later} />}
      </Loaded>
    </Page>
  );
}
