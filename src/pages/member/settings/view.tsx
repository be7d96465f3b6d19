import { addressBookAddress } from '#schemas/address/addresses.ts';
import { cancellationAddress } from '#schemas/cancellation/addresses.ts';
import { forgotPasswordAddress } from '#schemas/login/addresses.ts';
import {
  bindPhoneAddress,
  changePasswordAddress,
  nicknameAddress,
  portraitAddress,
  revisePhoneAddress,
} from '#schemas/member/addresses.ts';
import { accountState } from '#schemas/member/endpoints.ts';
import { profileAddress } from '#schemas/profile/addresses.ts';
import { agreementAddress, privacyAddress } from '#schemas/site/addresses.ts';
import { appVersion } from '#schemas/site/visit-endpoints.ts';
import { allowMeasures, browserRefuses, useMayMeasure } from '#src/platform/measures/consent.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { ClearCacheRow } from './clear-cache-row.tsx';
import {
  SettingsAction,
  SettingsFact,
  SettingsLink,
  SettingsList,
  SettingsPicture,
  SettingsSwitch,
} from './list.tsx';
import { LogOutQuestion } from './log-out-question.tsx';
import { SessionsRow } from './sessions-row.tsx';

const MEASURES_NAME = '首页使用统计';

/** Whether this phone's home page is measured, which a browser can refuse for all sites. */
const MeasuresRow = () => {
  const on = useMayMeasure();
  if (browserRefuses()) return <SettingsFact name={MEASURES_NAME} value="浏览器已要求不统计" />;
  return (
    <SettingsSwitch
      name={MEASURES_NAME}
      note="用于改进首页，不含个人资料"
      on={on}
      onChange={allowMeasures}
    />
  );
};

const Account = () => {
  const { data, error, retry } = useCall(accountState);
  if (error)
    return (
      <SettingsList>
        <SettingsAction name="账号信息没有加载出来" value="重新加载" onPress={retry} />
        <SettingsLink to={profileAddress()} name="个人资料" />
      </SettingsList>
    );
  const phone = data && (data.phone || '未绑定');
  return (
    <SettingsList>
      <SettingsLink
        to={portraitAddress()}
        name="头像"
        value={<SettingsPicture src={data?.avatar ?? ''} />}
      />
      <SettingsLink to={nicknameAddress()} name="昵称" value={data?.nickname ?? ''} />
      <SettingsLink to={profileAddress()} name="个人资料" />
      <SettingsLink
        to={data?.phone ? revisePhoneAddress() : bindPhoneAddress()}
        name="手机号"
        value={phone ?? ''}
      />
      <SettingsLink
        to={changePasswordAddress()}
        name="登录密码"
        value={data ? (data.hasPassword === 1 ? '修改' : '未设置') : ''}
      />
      {data?.phone !== '' && <SettingsLink to={forgotPasswordAddress()} name="忘记密码" />}
      <SettingsLink to={addressBookAddress()} name="收货地址" />
      <SessionsRow />
    </SettingsList>
  );
};

export default function SettingsPage() {
  const { data } = useCall(appVersion);
  return (
    <PageFrame ground="card" spaced>
      <Account />
      <SettingsList>
        <SettingsLink to={agreementAddress()} name="用户协议" />
        <SettingsLink to={privacyAddress()} name="隐私政策" />
      </SettingsList>
      <SettingsList>
        <MeasuresRow />
        <ClearCacheRow />
        <SettingsFact name="当前版本" value={data?.version ?? ''} />
      </SettingsList>
      <SettingsList>
        <SettingsLink to={cancellationAddress()} name="注销账号" />
      </SettingsList>
      <LogOutQuestion />
    </PageFrame>
  );
}
