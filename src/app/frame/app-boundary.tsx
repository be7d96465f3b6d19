import { Component, type ComponentType, Fragment, type ReactNode } from 'react';
import { ErrorScreen } from '#src/ui/state/error-screen.tsx';

type Props = {
  children: ReactNode;
  /** A change of the path clears the error. */
  path: string;
  frame?: ComponentType<{ children: ReactNode }>;
};
type State = { broken: boolean; path: string };

const reload = () => location.reload();

export class AppBoundary extends Component<Props, State> {
  override state: State = { broken: false, path: this.props.path };

  static getDerivedStateFromError = (): Partial<State> => ({ broken: true });

  static getDerivedStateFromProps = ({ path }: Props, before: State): State | null =>
    path === before.path ? null : { broken: false, path };

  override render() {
    const { children, frame: Frame = Fragment } = this.props;
    if (!this.state.broken) return children;
    return (
      <Frame>
        <ErrorScreen
          title="页面没有打开"
          advice="可能是网络不稳定，或者应用刚刚更新"
          action="重新加载"
          onAction={reload}
        />
      </Frame>
    );
  }
}
