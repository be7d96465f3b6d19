import type { Transport } from '#src/platform/calls/transports.ts';

type Waiting = {
  path: string;
  sent: Parameters<Transport>[1];
  resolve: (answer: Response | Promise<Response>) => void;
  reject: (reason: unknown) => void;
};

type Line = { at: number; status: number; card: string; text: string };

/**
 * Has calls that start at one moment travel as one, where the back end takes that. It stands in the HTML as it is
 * written here: the element names the address, the type of its answer and the number of calls in a batch. Each call
 * keeps its own signal, and is answered once its line has come. Where no batch is answered, calls are made alone for
 * the rest of the visit: those of a refused batch at once, while those of a broken one fail as on a broken network.
 */
export const batchCalls = (element: HTMLOrSVGScriptElement | null): void => {
  const { path: address = '', type = '', most = '' } = element?.dataset ?? {};
  let alone = false;
  let waiting: Waiting[] = [];

  const single = ({ path, sent, resolve }: Waiting) => resolve(fetch(path, sent));

  const ask = (calls: readonly Waiting[], signal: AbortSignal) =>
    fetch(address, {
      method: 'POST',
      headers: Object.assign({}, ...calls.map(({ sent }) => sent.headers), { accept: type }),
      body: `{"calls":[${calls.map(({ path, sent }) => `{"path":${JSON.stringify(path)},"body":${sent.body}}`)}]}`,
      signal,
    });

  const send = async (calls: readonly Waiting[]) => {
    const control = new AbortController();
    const open = new Set(calls);
    let heard = false;
    for (const call of calls)
      call.sent.signal.addEventListener('abort', () => {
        open.delete(call);
        if (open.size > 0) return;
        // a proxy may hold lines back until the slowest call is done
        alone ||= !heard;
        control.abort();
      });
    const answer = (call: Waiting | undefined, text: string, init: ResponseInit) => {
      if (!call) return;
      heard = true;
      open.delete(call);
      call.resolve(new Response(text, init));
    };
    let began = false;
    try {
      const response = await ask(calls, control.signal);
      const { status, headers } = response;
      const reader = headers.get('content-type')?.startsWith(type) && response.body?.getReader();
      if (!reader) {
        const passing = status === 429 || status >= 500;
        const text = passing ? await response.text() : '';
        for (const call of open)
          if (passing) answer(call, text, { status, headers });
          else single(call);
        alone ||= !passing;
        return;
      }
      began = true;
      const date = headers.get('date') ?? '';
      const decoder = new TextDecoder();
      let rest = '';
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          // written by the server
          const { at, status, card, text } = JSON.parse(line) as Line;
          answer(calls[at], text, { status, headers: { card, date } });
        }
      }
      if (open.size > 0) throw new TypeError('the answer has ended early');
    } catch (error) {
      alone ||= began && open.size > 0;
      for (const call of open) call.reject(error);
    }
  };

  const sendWaiting = () => {
    let calls = waiting.filter(({ sent }) => !sent.signal.aborted);
    waiting = [];
    while (calls[0]) {
      const [first] = calls;
      const isOfOne = ({ sent }: Waiting) => sent.headers.token === first.sent.headers.token;
      const batch = calls.filter(isOfOne).slice(0, Number(most));
      calls = calls.filter((call) => !batch.includes(call));
      if (batch.length > 1) void send(batch);
      else single(first);
    }
  };

  globalThis.sendInBatch = (path, sent) => {
    if (alone) return fetch(path, sent);
    return new Promise((resolve, reject) => {
      sent.signal.addEventListener('abort', () => reject(sent.signal.reason));
      if (waiting.push({ path, sent, resolve, reject }) === 1) queueMicrotask(sendWaiting);
    });
  };
};
