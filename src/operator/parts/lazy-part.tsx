import { Modal } from 'antd';
import { Component, type ComponentType, type ReactNode, useState } from 'react';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { reloadConsole } from '../shell/reload.ts';
import { whenIdle } from './after-first.ts';
import { CodeMissingError, loadCode, missingWords } from './code-missing.ts';

type State = { error: unknown; dismissed: boolean };

/** Says that a part has no code, above a screen that goes on. */
class PartBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined, dismissed: false };

  static getDerivedStateFromError = (error: unknown): State => ({ error, dismissed: false });

  override render() {
    const { error, dismissed } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof CodeMissingError)) throw error;
    return (
      <Modal
        open={!dismissed}
        title={missingWords.title}
        okText="重新加载"
        cancelText="先不加载"
        onOk={reloadConsole}
        onCancel={() => this.setState({ dismissed: true })}
      >
        {missingWords.advice}
      </Modal>
    );
  }
}

const loads = new Set<() => Promise<unknown>>();

export const loadBefore = (load: () => Promise<unknown>): void => void loads.add(load);

/**
 * Loads all parts at once when the browser first rests: none is waited for, and those that tell of a server or a
 * network that is gone are there before it is.
 */
export const loadParts = (): void =>
  whenIdle(() => {
    // whoever asks for what has not come loads it anew, and hears of a failure
    for (const load of loads) load().catch(() => undefined);
    loads.clear();
  });

/**
 * A dialog, a drawer or a menu, whose code is loaded as soon as the console stands, or when it is first wanted. It
 * stays once it was wanted, so that it closes as it likes.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  useWanted: (props: Props) => boolean,
): ComponentType<Props> => {
  const Part = lazyPage(async () => ({ default: await loadCode(load) }));
  loadBefore(load);
  return function LazyPart(props) {
    const wanted = useWanted(props);
    const [requested, setRequested] = useState(wanted);
    if (wanted && !requested) setRequested(true);
    if (!wanted && !requested) return null;
    return (
      <PartBoundary>
        <Part {...props} />
      </PartBoundary>
    );
  };
};
