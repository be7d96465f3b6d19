import { Button } from 'antd';
import { Component, type ReactNode, useState } from 'react';
import { CodeMissingError, missingWords } from '../parts/code-missing.ts';
import { Result } from '../parts/panel/result.tsx';
import { reloadConsole } from './reload.ts';

const words = {
  missing: missingWords,
  broken: {
    title: '这个页面出错了',
    advice:
      '其他页面可以照常使用，没有保存的修改都还在。请重新加载后再试；还是出错，请把页面名称和出错的时间告诉维护服务器的人。',
  },
} as const;

const Broken = ({ why }: { why: keyof typeof words }) => {
  const [offline, setOffline] = useState(false);
  const { title, advice } = words[why];
  const reload = () => {
    // without a network the browser would show its own error page instead
    if (navigator.onLine) reloadConsole();
    else setOffline(true);
  };
  return (
    <Result
      status="warning"
      title={title}
      subTitle={advice}
      extra={
        <>
          <Button type="primary" onClick={reload}>
            重新加载
          </Button>
          {offline && <p role="alert">还没有连上网络，连上以后再点“重新加载”。</p>}
        </>
      }
    />
  );
};

type Props = {
  children: ReactNode;
  /** A new path renders again. */
  path: string;
};
type State = { why: keyof typeof words | undefined; path: string };

export class DeskBoundary extends Component<Props, State> {
  override state: State = { why: undefined, path: this.props.path };

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({
    why: error instanceof CodeMissingError ? 'missing' : 'broken',
  });

  static getDerivedStateFromProps = ({ path }: Props, before: State): State | null =>
    path === before.path ? null : { why: undefined, path };

  override render() {
    const { why } = this.state;
    return why ? <Broken why={why} /> : this.props.children;
  }
}
