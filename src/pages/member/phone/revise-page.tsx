import { bindPhoneAddress, revisePhoneAddress } from '../../../entities/member/addresses.ts';
import { Instead, WithAccount } from '../../../entities/member/with-account.tsx';
import { goBack } from '../../../platform/navigation/go-back.ts';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { RevisePhoneForm } from './revise-form.tsx';

/** `/revisephone`: from the bound phone to another one, in two steps. */
export default function RevisePhonePage() {
  return (
    <PageFrame
      route={revisePhoneAddress.pattern}
      title="更换手机号"
      onBack={goBack}
      ground="card"
      spaced
    >
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
