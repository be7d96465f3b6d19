import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '../ui/state/error-screen.tsx';

type Props = {
  children: ReactNode;
  /** A change of the path clears the error. */
  path: string;
  title: string;
  advice: string;
  onRetry: () => void;
};
type State = { broken: boolean; path: string };

/** Keeps a broken page from leaving a blank screen. */
export class AppBoundary extends Component<Props, State> {
  override state: State = { broken: false, path: this.props.path };

  static getDerivedStateFromError = (): Partial<State> => ({ broken: true });

  static getDerivedStateFromProps = ({ path }: Props, before: State): State | null =>
    path === before.path ? null : { broken: false, path };

  override render() {
    const { children, title, advice, onRetry } = this.props;
    if (!this.state.broken) return children;
    return <ErrorScreen title={title} advice={advice} action="重新加载" onAction={onRetry} />;
  }
}
