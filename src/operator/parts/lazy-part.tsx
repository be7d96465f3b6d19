import { Modal } from 'antd';
import { Component, type ComponentType, type ReactNode, useState } from 'react';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { reloadConsole } from '../shell/reload.ts';
import { whenIdle } from './after-first.ts';
import { CodeMissingError, loadCode, missingWords } from './code-missing.ts';

type State = { error: unknown; dismissed: boolean };

/** Reports missing code above a screen that stays usable. */
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
 * Loads all parts when the browser is first idle: no press waits for them, and messages about a lost server
 * or network are available by then.
 */
export const loadParts = (): void =>
  whenIdle(() => {
    // a part that is opened loads again by itself, and reports its failure
    for (const load of loads) load().catch(() => undefined);
    loads.clear();
  });

/**
 * A dialog, a drawer or a menu, whose code loads soon after the console has opened, or when it is first
 * wanted. From then on it stays mounted, so that it can animate its closing.
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
