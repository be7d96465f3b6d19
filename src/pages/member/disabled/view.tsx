import { useState } from 'react';
import { homeAddress } from '#schemas/home/addresses.ts';
import { loginAddress } from '#schemas/login/addresses.ts';
import { supportInfo } from '#schemas/site/text-endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { disabledReason } from '#src/entities/member/disabled-reason.ts';
import { copyText } from '#src/platform/device/copy-text.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { isMember } from '#src/platform/session/session.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { FormSkeleton } from '#src/ui/skeleton/form.tsx';
import { Answered } from '#src/ui/state/answered.tsx';
import { Drawing } from '#src/ui/state/drawing.tsx';
import { logOut } from '../log-out.ts';
import { SettingsAction, SettingsFact, SettingsList } from '../settings/list.tsx';
import css from './view.module.css';

const copy = async (text: string): Promise<void> =>
  showToast((await copyText(text)) ? '微信号已复制' : `请长按复制微信号：${text}`);

const SupportMissing = ({ onRetry }: { onRetry: () => void }) => (
  <SettingsList>
    <SettingsAction name="客服联系方式没有加载出来" value="重新加载" onPress={onRetry} />
  </SettingsList>
);

const SupportWays = ({ phone, hours, wechat }: Data<typeof supportInfo>) => (
  <>
    {phone && (
      <ButtonLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>拨打客服电话 {phone}</ButtonLink>
    )}
    <SettingsList>
      {hours && <SettingsFact name="服务时间" value={hours} />}
      {wechat && (
        <SettingsAction
          name={`客服微信 ${wechat}`}
          value="复制"
          onPress={() => void copy(wechat)}
        />
      )}
    </SettingsList>
  </>
);

const Support = () => {
  const support = useCall(supportInfo);
  return (
    <Answered
      of={support}
      skeleton={<FormSkeleton />}
      failed={() => <SupportMissing onRetry={support.retry} />}
    >
      {(info) => <SupportWays {...info} />}
    </Answered>
  );
};

const OtherAccount = () => {
  const [busy, setBusy] = useState(false);
  const change = async () => {
    setBusy(true);
    await logOut(loginAddress());
  };
  if (!isMember())
    return (
      <ButtonLink look="outlined" href={loginAddress()}>
        换个账号登录
      </ButtonLink>
    );
  return (
    <Button look="outlined" busy={busy ? '正在退出…' : undefined} onClick={() => void change()}>
      换个账号登录
    </Button>
  );
};

export default function DisabledPage() {
  return (
    <PageFrame ground="card" spaced>
      <div className={css.reason}>
        <Drawing of="lock" />
        <Text as="h2" kind="page-title" tone="primary">
          账号已停用或服务维护中
        </Text>
        <p>{disabledReason() || '你的账号暂时无法使用。如有疑问，请联系客服，我们会尽快处理。'}</p>
      </div>
      <ButtonLink look="outlined" href={homeAddress()}>
        返回首页
      </ButtonLink>
      <OtherAccount />
      {/* below, since its height is known only when it comes */}
      <Support />
    </PageFrame>
  );
}
