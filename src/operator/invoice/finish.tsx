import { App, Button, Input } from 'antd';
import { useState } from 'react';
import type { Payload } from '#schemas/define-endpoint.ts';
import {
  finishInvoice,
  type InvoiceInFull,
  LONGEST_INVOICE_FAILURE,
  LONGEST_INVOICE_NUMBER,
  LONGEST_INVOICE_URL,
} from '#schemas/invoice/desk-endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { FormState } from '../parts/form-state.tsx';
import { Stack } from '../parts/part.tsx';
import { useAction } from '../parts/use-action.ts';
import beside from '../parts/wide-panel.module.css';

type Handwork = Pick<Payload<typeof finishInvoice>, 'done' | 'number' | 'url' | 'failure'>;

const nothing = { number: '', url: '', failure: '' };

type Props = { told: InvoiceInFull; onDone: () => void };

const useFinish = ({ told, onDone }: Props) => {
  const { message } = App.useApp();
  const { id: invoice, version } = told;
  return useAction(
    (work: Handwork) =>
      changeByOperator(finishInvoice, { invoice, version, ...work }, `${invoice} ${work.done}`),
    ({ outcome }) => {
      if (outcome === 'stale') void message.warning('发票已有变化，没有改动，请重新查看');
      else void message.success('已登记');
      onDone();
    },
  );
};

const isLink = (typed: string): boolean => typed === '' || /^https?:\/\/\S+$/.test(typed);

const Issue = (props: Props) => {
  const [number, setNumber] = useState('');
  const [url, setUrl] = useState('');
  const [failure, setFailure] = useState('');
  const { run, ...finishing } = useFinish(props);
  const { busy } = finishing;
  const printed = { number: number.trim(), url: url.trim() };
  const reason = failure.trim();
  return (
    <>
      <Input
        value={number}
        maxLength={LONGEST_INVOICE_NUMBER}
        aria-label="发票号码"
        placeholder="发票号码，必填"
        onChange={({ target }) => setNumber(target.value)}
      />
      <Input
        value={url}
        maxLength={LONGEST_INVOICE_URL}
        status={isLink(printed.url) ? '' : 'error'}
        aria-label="下载地址"
        placeholder="电子发票下载地址（https://…），可不填"
        onChange={({ target }) => setUrl(target.value)}
      />
      <Button
        type="primary"
        loading={busy}
        disabled={printed.number === '' || !isLink(printed.url)}
        onClick={() => void run({ ...nothing, ...printed, done: 'issue' })}
      >
        登记已开
      </Button>
      <Input
        value={failure}
        maxLength={LONGEST_INVOICE_FAILURE}
        aria-label="不能开具的原因"
        placeholder="不能开具的原因，会员看得到"
        onChange={({ target }) => setFailure(target.value)}
      />
      <Button
        danger
        loading={busy}
        disabled={reason === ''}
        onClick={() => void run({ ...nothing, failure: reason, done: 'fail' })}
      >
        退回申请
      </Button>
      <FormState
        of={finishing}
        verb="提交"
        unsaved={Boolean(printed.number || printed.url || reason)}
      />
    </>
  );
};

const Reverse = (props: Props) => {
  const { busy, run } = useFinish(props);
  return (
    <>
      <p>订单已退款，请先在开票系统里红冲这张发票，再在这里登记。</p>
      <Button danger loading={busy} onClick={() => void run({ ...nothing, done: 'reverse' })}>
        登记已红冲
      </Button>
    </>
  );
};

/** What people do by hand with an invoice, written down. */
export const FinishInvoice = (props: Props) => {
  const { state } = props.told;
  const issues = state === 'asked' || state === 'issuing';
  if (!issues && state !== 'reversing') return null;
  return (
    <Stack as="section" gap={12} across="start" padStart={20} edge="start" aria-label="人工开票">
      <h2 className={beside.name}>{issues ? '人工开票' : '人工红冲'}</h2>
      {issues ? <Issue {...props} /> : <Reverse {...props} />}
    </Stack>
  );
};
