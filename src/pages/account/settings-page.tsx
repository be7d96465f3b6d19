import { accountState } from '../../../schemas/api/account.ts';
import { appVersion } from '../../../schemas/api/shell.ts';
import { clearCache } from '../../platform/clear-cache.ts';
import { showToast } from '../../platform/toast.ts';
import { useCall } from '../../platform/use-call.ts';
import { LogOutQuestion } from './log-out-question.tsx';
import { Page } from './page.tsx';
import { SettingsAction, SettingsFact, SettingsLink, SettingsList } from './settings-list.tsx';

const empty = () => {
  clearCache();
  showToast('缓存已清除');
};

const Account = () => {
  const { data, error, retry } = useCall(accountState);
  if (error)
    return (
      <SettingsList>
        <SettingsAction name="账号信息没有加载出来" value="重新加载" onPress={retry} />
        <SettingsLink to="/loginform" name="个人资料" />
      </SettingsList>
    );
  const phone = data && (data.phone || '未绑定');
  return (
    <SettingsList>
      <SettingsLink to="/loginform" name="个人资料" value={data?.nickname ?? ''} />
      <SettingsLink
        to={data?.phone ? '/revisephone' : '/bindPhone'}
        name="手机号"
        value={phone ?? ''}
      />
      <SettingsLink
        to="/changepwd"
        name="登录密码"
        value={data ? (data.hasPassword === 1 ? '修改' : '未设置') : ''}
      />
      {data?.phone && <SettingsLink to="/forpwd" name="忘记密码" />}
    </SettingsList>
  );
};

/** `/set`: the account, what belongs to the app, and the way out. */
export default function SettingsPage() {
  const { data } = useCall(appVersion);
  return (
    <Page route="/set" title="设置">
      <Account />
      <SettingsList>
        <SettingsLink to="/agreement" name="用户协议" />
        <SettingsLink to="/privacy" name="隐私政策" />
      </SettingsList>
      <SettingsList>
        <SettingsAction name="清除缓存" onPress={empty} />
        <SettingsFact name="当前版本" value={data?.version ?? ''} />
      </SettingsList>
      <LogOutQuestion />
    </Page>
  );
}
