import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '../ui/error-screen.tsx';

type Props = { children: ReactNode; title: string; advice: string; onRetry: () => void };

/** Keeps a broken page from leaving a blank screen. */
export class AppBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError = () => ({ broken: true });

  override render() {
    const { children, title, advice, onRetry } = this.props;
    if (!this.state.broken) return children;
    return <ErrorScreen title={title} advice={advice} action="重新加载" onAction={onRetry} />;
  }
}
