import { bindPhoneAddress } from '../../../../../schemas/member/addresses.ts';
import { Instead, WithAccount } from '../../../../entities/member/with-account.tsx';
import { PageFrame } from '../../../../ui/page/frame.tsx';
import { RevisePhoneForm } from '../revise-form.tsx';

/** `/revisephone`: replaces the bound phone by another one, in two steps. */
export default function RevisePhonePage() {
  return (
    <PageFrame ground="card" spaced>
      <WithAccount>
        {({ phone }) =>
          phone ? (
            <RevisePhoneForm current={phone} />
          ) : (
            <Instead text="还没有绑定手机号" to={bindPhoneAddress()} name="绑定手机号" />
          )
        }
      </WithAccount>
    </PageFrame>
  );
}
