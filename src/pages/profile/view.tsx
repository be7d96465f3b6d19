import { profileForm, putOffForm, saveProfile } from '#schemas/profile/endpoints.ts';
import { leaveFor } from '#src/entities/login/leave-for.ts';
import { returnToCaller } from '#src/entities/login/return-to-caller.ts';
import { takeTarget } from '#src/entities/login/target.ts';
import { framedForm } from '#src/page-kinds/framed-form.tsx';
import { change } from '#src/platform/writing/change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ErrorScreen } from '#src/ui/state/error-screen.tsx';
import { ProfileForm } from './form.tsx';
import type { Profile } from './use-profile.ts';

/** `type=1`: the form stands between the login and the page to which the login leads. */
const followsLogin = (): boolean => new URLSearchParams(location.search).get('type') === '1';

const goOn = (): void => {
  if (followsLogin()) leaveFor(takeTarget());
  else returnToCaller();
};

/** Whether the form cannot be put off; one that asks for nothing always can. */
const mustBeFilled = ({ required, fields }: Profile): boolean =>
  required && followsLogin() && fields?.length !== 0;

const putOff = ({ deferrable }: Profile): void => {
  // an answer is not waited for: at worst the form is asked for once more
  if (deferrable && followsLogin()) void change(putOffForm, {});
  goOn();
};

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
  Page: ({ known, again }) => (
    <ProfileForm
      profile={known}
      onRenew={again.retry}
      onDone={goOn}
      between={followsLogin()}
      onSkip={mustBeFilled(known) ? undefined : () => putOff(known)}
    />
  ),
});
