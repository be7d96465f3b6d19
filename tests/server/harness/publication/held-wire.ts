import type { FastifyInstance } from 'fastify';

/** A browser's way to the server by the token that its calls carry. */
export type Way = { csrf: string; cookie: string };

type Sent = {
  path: string;
  csrf: string;
  body: string;
  /** What the server has answered; undefined while the call is on its way there. */
  answer?: string;
  resolve: (response: Response) => void;
  reject: (error: Error) => void;
};

/**
 * The network between browsers and a server, held: nothing arrives until it is let through. `reached` is called
 * around what the server does.
 */
export const heldWire = (
  app: FastifyInstance,
  ways: readonly Way[],
  reached: (call: Pick<Sent, 'path' | 'csrf'>, serve: () => Promise<string>) => Promise<string>,
) => {
  const sent: Sent[] = [];
  const take = (one: Sent): void => {
    sent.splice(sent.indexOf(one), 1);
  };
  const serve = async ({ path, csrf, body }: Sent): Promise<string> => {
    const cookie = ways.find((way) => way.csrf === csrf)?.cookie ?? '';
    const response = await app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json', 'x-csrf': csrf, cookie },
      payload: body,
    });
    return response.body;
  };
  return {
    fetch: (path: string, { headers, body }: { headers: Record<string, string>; body: string }) =>
      new Promise<Response>((resolve, reject) => {
        sent.push({ path, csrf: headers['x-csrf'] ?? '', body, resolve, reject });
      }),
    waiting: () => sent.length,
    /** Lets a call through one way: to the server, or its answer back. */
    pass: async (index: number): Promise<void> => {
      const one = sent[index];
      if (!one) return;
      if (one.answer === undefined) {
        one.answer = await reached(one, () => serve(one));
        return;
      }
      take(one);
      one.resolve(new Response(one.answer));
    },
    /** Loses a call, or its answer. */
    lose: (index: number): void => {
      const one = sent[index];
      if (!one) return;
      take(one);
      one.reject(new TypeError('network'));
    },
  };
};
