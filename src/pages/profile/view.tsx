import { profileForm, saveProfile } from '../../../schemas/profile/endpoints.ts';
import { leaveFor } from '../../entities/login/leave-for.ts';
import { returnToCaller } from '../../entities/login/return-to-caller.ts';
import { takeTarget } from '../../entities/login/target.ts';
import { framedForm } from '../../page-kinds/form-view.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ErrorScreen } from '../../ui/state/error-screen.tsx';
import { ProfileForm } from './form.tsx';

/** `type=1`: the form stands between the login and the page to which the login leads. */
const goOn = (): void => {
  if (new URLSearchParams(location.search).get('type') === '1') leaveFor(takeTarget());
  else returnToCaller();
};

/** `/loginform`: the profile of a member. */
export default framedForm(saveProfile, {
  begins: profileForm,
  fresh: true,
  onBack: goOn,
  failed: ({ message }, { retry }) => (
    <>
      <ErrorScreen title="没有加载出来" advice={message} action="重新加载" onAction={retry} />
      <Button look="outlined" onClick={goOn}>
        稍后再填
      </Button>
    </>
  ),
  Page: ({ known, again }) => <ProfileForm profile={known} onRenew={again.retry} onLeave={goOn} />,
});
