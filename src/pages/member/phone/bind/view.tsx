import { revisePhoneAddress } from '#schemas/member/addresses.ts';
import { accountState, bindPhone } from '#schemas/member/endpoints.ts';
import { PhoneWithCode } from '#src/entities/login/phone-with-code.tsx';
import { returnToCaller } from '#src/entities/login/return-to-caller.ts';
import { withTidyPhone } from '#src/entities/login/with-tidy-phone.ts';
import { formView } from '#src/page-kinds/form-view.tsx';
import { NotFound } from '#src/ui/state/not-found.tsx';

const blank = { phone: '', code: '' };

export default formView(bindPhone, {
  begins: accountState,
  values: () => blank,
  payload: withTidyPhone<typeof blank>,
  instead: ({ phone }) =>
    phone && (
      <NotFound text={`已绑定手机号 ${phone}`} href={revisePhoneAddress()} name="更换手机号" />
    ),
  Fields: () => <PhoneWithCode purpose="bind" hint="绑定后可用手机号登录同一个账号" />,
  submit: '绑定',
  sending: '正在绑定…',
  done: () => '手机号已绑定',
  leave: returnToCaller,
});
