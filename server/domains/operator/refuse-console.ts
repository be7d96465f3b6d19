import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { plainPagePolicy } from '../../platform/http/content-policy.ts';
import { protectPage } from '../../platform/http/security-headers.ts';

const STYLE = `
  body { margin: 0; padding: 48px 16px; background: #f4f6f7; color: #1a1f24; font: 16px/24px -apple-system,
    BlinkMacSystemFont, "PingFang SC", "Noto Sans SC", "Microsoft YaHei", sans-serif }
  main { max-width: 560px; margin: 0 auto; background: #fff; border-radius: 12px; padding: 24px }
  h1 { font-size: 20px; line-height: 28px; margin: 0 0 8px }
  p { margin: 0; color: #4a545e }
`;

const PAGE = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>运营后台不可用</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>此服务器没有运营后台</h1>
<p>它把接口转发到已有的后端（API_ORIGIN），首页内容由那个后端管理。请到那个后端的管理后台修改首页，或去掉 API_ORIGIN 后重新启动。</p>
<p>学员端上报的问题写入日志；把 DATA_DIR 设为可写的文件夹后重新启动，就能在这里查看；再设置 HOME_FROM=own，首页就在这里管理。</p>
</main>
</body>
</html>
`;

/** For a server in front of an existing back end: the console has nothing to show there. */
export const refuseConsole = (app: FastifyInstance): void => {
  const policy = plainPagePolicy(STYLE);
  const page = async (_request: FastifyRequest, reply: FastifyReply) => {
    protectPage(reply, policy);
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(PAGE);
  };
  app.get('/operator', page);
  app.get('/operator/*', page);
  app.post('/operator/api/*', async () => {
    throw new RefusedError(callRefusals.noSuchCall);
  });
};
