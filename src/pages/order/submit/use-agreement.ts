import { useEffect, useRef, useState } from 'react';
import type { Panels } from './use-panels.ts';

const MISSING = '请先阅读并同意《购买协议》';
const CHANGED = '《购买协议》已更新，请重新阅读并同意';

/**
 * Whether somebody agreed to the version in force, 0 for none to agree to. A newer one than they
 * agreed to is not: it is shown, and has to be ticked anew.
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
  /** Whether an order may be placed; where not, it says so beside the box. */
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
