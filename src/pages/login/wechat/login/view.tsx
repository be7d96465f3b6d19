import { PageFrame } from '#src/ui/page/frame.tsx';
import { Brand } from '../../brand.tsx';
import { LeadsTo } from '../../leads-to.tsx';
import { LeavingPage, Progress } from '../../leaving-page.tsx';
import { OtherWays } from '../../other-ways.tsx';
import { useMemberLeaves } from '../../use-member-leaves.ts';
import { CollectedData } from '../collected.tsx';
import { ExchangeFailed } from '../exchange-failed.tsx';
import { WechatForm } from '../form.tsx';
import { useArrivingCode } from '../use-arriving-code.ts';
import { useSilentLogin } from '../use-silent-login.ts';

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

/** `/Welogin`: explains the messenger's authorisation, starts it, and exchanges its code. */
export default function WechatLoginPage() {
  return useMemberLeaves() ? (
    <LeavingPage />
  ) : (
    <PageFrame ground="card" spaced>
      <VisitorContent />
    </PageFrame>
  );
}
