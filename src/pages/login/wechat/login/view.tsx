import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { loginAddress } from '#schemas/login/addresses.ts';
import { inMessenger } from '#src/platform/device/device.ts';
import { readSession } from '#src/platform/session/session.ts';
import { readVisit, writeVisit } from '#src/platform/storage/local-store.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { AgreementTick, agreedRule } from '../../agreement-tick.tsx';
import { Brand } from '../../brand.tsx';
import { LeadsTo } from '../../leads-to.tsx';
import { LeavingPage, Progress } from '../../leaving-page.tsx';
import { OtherWays } from '../../other-ways.tsx';
import { useMemberLeaves } from '../../use-member-leaves.ts';
import { beginWechatLogin } from '../address.ts';
import { ExchangeFailed } from '../exchange-failed.tsx';
import { useArrivingCode } from '../use-arriving-code.ts';
import css from './view.module.css';

const TRIED = 'silentLogin';

/**
 * Logs a person in again without a question (`snsapi_base`), once per visit, if they have
 * authorised on this phone before and their session is over; nobody else (research C2, C3).
 */
const useSilentLogin = (wanted: boolean): void => {
  const begun = useRef(false);
  useEffect(() => {
    if (!wanted || begun.current || !inMessenger()) return;
    if (readSession('wechatType') === '' || readVisit(TRIED)) return;
    begun.current = true;
    writeVisit(TRIED, '1');
    location.replace(beginWechatLogin('base'));
  }, [wanted]);
};

const collected = [
  { what: '用户标识（OpenID）', why: '用来识别是你本人，保存学习进度和订单' },
  { what: '微信昵称和头像', why: '用来在评价、直播互动和我的页面中显示你是谁' },
];

const CollectedData = () => (
  <Stack
    as="section"
    breaks="pretty"
    gap={12}
    pad={16}
    surface="page"
    radius="card"
    aria-labelledby="collected"
  >
    <Text as="h2" kind="card-title" id="collected">
      授权后我们会获取
    </Text>
    <Stack as="dl" gap={12} flat className={css.list}>
      {collected.map(({ what, why }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{why}</dd>
        </div>
      ))}
    </Stack>
    <Text kind="meta" tone="secondary">
      不会获取你的手机号、好友关系和聊天内容；不授权也可以先逛逛。
    </Text>
  </Stack>
);

/** Authorisation starts only after the person has agreed and tapped (research C3). */
const WechatForm = ({ failure }: { failure: string }) => {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { agreed: false } });
  const onSubmit = handleSubmit(() => location.assign(beginWechatLogin('info')));
  const inside = inMessenger();
  return (
    <FormFrame
      onSubmit={onSubmit}
      failure={failure}
      submit={
        <Stack gap={12}>
          {!inside && <ButtonLink href={loginAddress()}>手机号登录</ButtonLink>}
          <Button type="submit" look={inside ? 'filled' : 'outlined'}>
            微信授权登录
          </Button>
          {inside ? (
            <ButtonLink look="outlined" href={loginAddress()}>
              手机号登录
            </ButtonLink>
          ) : (
            <Text kind="meta" tone="tertiary" textAlign="center" breaks="balance">
              使用微信授权登录，请在微信中打开本页
            </Text>
          )}
        </Stack>
      }
    >
      <AgreementTick
        field={register('agreed', agreedRule)}
        error={formState.errors.agreed?.message}
      />
    </FormFrame>
  );
};

const whyNot = (denied: boolean, is: string | undefined, text: string | undefined): string => {
  if (denied) return '你取消了微信授权，可以重新授权或用手机号登录';
  if (is === 'used') return '这次授权已经用过，请重新授权';
  return text ?? '';
};

const VisitorContent = () => {
  const { arrival, exchange, running, retry } = useArrivingCode();
  useSilentLogin(!arrival.code && !arrival.denied);
  if (running) return <Progress text="正在登录，请稍候…" />;
  if (exchange?.is === 'unreachable')
    return <ExchangeFailed title="登录没有完成" text={exchange.text} onRetry={retry} />;
  return (
    <>
      <LeadsTo />
      <Brand advice="使用微信身份登录" />
      <CollectedData />
      <WechatForm failure={whyNot(arrival.denied, exchange?.is, exchange?.text)} />
      <OtherWays />
    </>
  );
};

export default function WechatLoginPage() {
  return useMemberLeaves() ? (
    <LeavingPage />
  ) : (
    <PageFrame ground="card" spaced>
      <VisitorContent />
    </PageFrame>
  );
}
