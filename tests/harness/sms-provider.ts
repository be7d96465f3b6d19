import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Heard = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
/** What is answered; `undefined`: nothing, and the connection stays open. */
type Answer = { status: number; text: string } | undefined;

export const textOf = (data: object, status = 200): Answer => ({
  status,
  text: JSON.stringify(data),
});

/** Answers of Alibaba Cloud, as its documentation has them. */
export const aliyunAnswers = {
  taken: textOf({
    ...{ Message: 'OK', RequestId: 'F655A8D5-B967-440B-8683-DAD6FF8DE990', Code: 'OK' },
    BizId: '900619746936498440^0',
  }),
  refused: (Code: string, status = 200) =>
    textOf(
      {
        ...{ RequestId: '8906582E-6722-4E64-9B57-8871EB319A61', HostId: 'dysmsapi.aliyuncs.com' },
        ...{ Code, Message: '触发13812345678的限制' },
      },
      status,
    ),
};

/** Answers of Tencent Cloud, as its documentation has them. */
export const tencentAnswers = {
  sent: (Code: string) =>
    textOf({
      Response: {
        SendStatusSet: [
          {
            ...{ SerialNo: Code === 'Ok' ? '5000:1045710669157053657849499619' : '', Fee: 1 },
            ...{ PhoneNumber: '+8613812345678', SessionContext: '', IsoCode: 'CN' },
            ...{ Code, Message: Code === 'Ok' ? 'send success' : 'phone 13812345678' },
          },
        ],
        RequestId: 'a0aabda6-cf91-4f3e-a81f-9198114a2279',
      },
    }),
  refused: (Code: string) =>
    textOf({
      Response: {
        Error: { Code, Message: 'The provided credentials could not be validated.' },
        RequestId: 'ed93f3cb-f35e-473f-b9f3-0d451b8b79c6',
      },
    }),
};

/** A server in a provider's place, which hears what it is asked and answers what it is told. */
export const smsProvider = async (first: Answer) => {
  let answer = first;
  const heard: Heard[] = [];
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      heard.push({ method, url, headers, body });
      if (answer) reply.writeHead(answer.status).end(answer.text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // a server that listens on a port has such an address
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    heard,
    answerBy: (next: Answer) => {
      answer = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
