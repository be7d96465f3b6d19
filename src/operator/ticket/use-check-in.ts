import { useState } from 'react';
import {
  type CheckedTicket,
  checkIn,
  type ListedOccasion,
} from '#schemas/ticket/desk-endpoints.ts';
import { scanCode } from '#src/platform/wechat/scan-code.ts';
import { changeByOperator } from '../change-by-operator.ts';

export type Outcome =
  | { ok: true; ticket: CheckedTicket }
  | { ok: false; message: string; code: string };

export const useCheckIn = ({ target, id }: ListedOccasion, onEnd: () => void) => {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const take = async (code: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const answer = await changeByOperator(checkIn, { target, id, code }, `${target}-${id}-${code}`);
    setBusy(false);
    setOutcome(
      answer.ok ? { ok: true, ticket: answer.data } : { ok: false, message: answer.message, code },
    );
    // after a lost answer the operator sends the same code again
    if (answer.ok || answer.refusal) onEnd();
  };
  const scan = async (): Promise<void> => {
    try {
      const code = await scanCode();
      if (code) await take(code);
    } catch (error) {
      const message = error instanceof Error ? error.message : '无法扫码';
      setOutcome({ ok: false, message, code: '请改为输入凭证码' });
    }
  };
  return { busy, outcome, take, scan };
};
