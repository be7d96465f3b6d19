import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { Result } from '../parts/panel/result.tsx';
import { beginSession } from './begin-session.ts';

/** The wait before the next attempt, in ms, doubles each time. */
const FIRST_WAIT = 2000;
const LONGEST_WAIT = 60_000;

/**
 * Asks again who is signed in, at growing intervals and when the network returns, until a server answers.
 */
const useFurtherTries = () => {
  const [busy, setBusy] = useState(false);
  const [times, setTimes] = useState(0);
  const ask = async () => {
    setBusy(true);
    await beginSession();
    setBusy(false);
    setTimes((before) => before + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of each attempt starts the wait for the next one
  useEffect(() => {
    if (busy) return;
    const timer = setTimeout(ask, Math.min(FIRST_WAIT * 2 ** times, LONGEST_WAIT));
    addEventListener('online', ask);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', ask);
    };
  }, [busy, times]);
  return { busy, ask };
};

export const Unreachable = ({ message }: { message: string }) => {
  const { busy, ask } = useFurtherTries();
  return (
    <main>
      <Result
        status="warning"
        title="没有连上服务器"
        subTitle={`${message}。页面会自动再试，不用重新登录。`}
        extra={
          <Button type="primary" loading={busy} onClick={() => void ask()}>
            现在重试
          </Button>
        }
      />
    </main>
  );
};
