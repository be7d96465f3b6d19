import { useEffect, useRef, useState } from 'react';
import type { Panels } from './use-panels.ts';

const MISSING = '请先阅读并同意《购买协议》';
const CHANGED = '《购买协议》已更新，请重新阅读并同意';

/**
 * Whether the member has agreed to the version in force; 0 means that there is no agreement. A
 * newer version than the agreed one is shown, and has to be ticked again.
 */
export const useAgreement = (version: number, { show }: Pick<Panels, 'show'>) => {
  const box = useRef<HTMLInputElement>(null);
  const [ticked, setTicked] = useState(0);
  const [missed, setMissed] = useState(false);
  const agreed = version === 0 || ticked === version;
  const unread = ticked !== 0 && !agreed ? version : 0;
  useEffect(() => {
    if (unread !== 0) show('agreement');
  }, [unread, show]);
  /** Whether an order may be placed; shows beside the checkbox why not. */
  const demand = (): boolean => {
    setMissed(!agreed);
    if (!agreed) box.current?.focus();
    return agreed;
  };
  const why = unread !== 0 ? CHANGED : missed ? MISSING : '';
  return {
    box,
    agreed,
    tick: (on: boolean) => setTicked(on ? version : 0),
    error: agreed ? '' : why,
    demand,
  };
};

export type Agreement = ReturnType<typeof useAgreement>;
