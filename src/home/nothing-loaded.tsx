import { ErrorScreen } from '#src/ui/state/error-screen.tsx';

export const NothingLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorScreen
    title="首页内容暂时没有加载出来"
    advice="可能是网络不稳定，请稍后重试"
    action="重新加载"
    onAction={onRetry}
  />
);
