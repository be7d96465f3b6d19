import { useCallback, useState } from 'react';
import { useEngine } from '../engine/engine.ts';
import { SectionStack } from '../engine/section-stack.tsx';
import { BootSkeleton } from '../ui/boot-skeleton.tsx';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { CouponFloat } from './coupon-float.tsx';
import { FollowPrompt } from './follow-prompt.tsx';
import css from './home-page.module.css';
import { useOrderedPage } from './use-ordered-page.ts';

const Sections = ({ onRetry }: { onRetry: () => void }) => {
  const resolved = useOrderedPage(useEngine());
  const [nothingOf, setNothingOf] = useState<typeof resolved>();
  const onNothing = useCallback(() => setNothingOf(resolved), [resolved]);
  if (!resolved) return <BootSkeleton />;
  if (nothingOf === resolved) {
    return (
      <ErrorScreen
        title="首页内容暂时没有加载出来"
        advice="可能是网络不稳定，请稍后重试"
        action="重新加载"
        onAction={onRetry}
      />
    );
  }
  return <SectionStack resolved={resolved} onNothing={onNothing} />;
};

type Props = { route: string; onRetry: () => void };

/** The home page in the ordered variant (specification section 2). */
export const HomePage = ({ route, onRetry }: Props) => (
  <main className={css.page} data-page={route} data-variant="ordered" data-theme="default">
    <h1 className="spoken">学习首页</h1>
    <Sections onRetry={onRetry} />
    <div className={css.floats}>
      <CouponFloat />
      <FollowPrompt />
    </div>
  </main>
);
