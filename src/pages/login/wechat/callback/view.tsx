import { PageFrame } from '#src/ui/page/frame.tsx';
import { LeavingPage, Progress } from '../../leaving-page.tsx';
import { useMemberLeaves } from '../../use-member-leaves.ts';
import { ExchangeFailed } from '../exchange-failed.tsx';
import { useArrivingCode } from '../use-arriving-code.ts';

const VisitorContent = () => {
  const { exchange, running, retry } = useArrivingCode();
  if (running) return <Progress text="正在登录，请稍候…" />;
  if (exchange?.is === 'unreachable')
    return <ExchangeFailed title="登录没有完成" text={exchange.text} onRetry={retry} />;
  if (exchange?.is === 'refused' || exchange?.is === 'foreign')
    return <ExchangeFailed title="登录没有成功" text={exchange.text} />;
  if (exchange?.is === 'used')
    return <ExchangeFailed title="登录链接已失效" text="这次授权已经用过，请重新登录" />;
  return (
    <ExchangeFailed
      title="缺少登录信息"
      text="这个链接没有带上授权信息，可能是复制时不完整，请重新登录"
    />
  );
};

/** `/weizanlogin`: completes a login that another service has begun. */
export default function CallbackPage() {
  return useMemberLeaves() ? (
    <LeavingPage />
  ) : (
    <PageFrame ground="card" spaced>
      <VisitorContent />
    </PageFrame>
  );
}
