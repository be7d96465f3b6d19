// @vitest-environment window

import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { awardState } from '#schemas/award/endpoints.ts';
import { openAward } from '#schemas/award/samples.ts';
import { ClaimAction } from '#src/entities/award/claim.tsx';
import { mount } from '../../harness/mount.tsx';

it.each([
  ['林晓', '证书上的姓名：林晓', '核对姓名'],
  ['', '证书上写认证或资料里的姓名，都没有就写学号', '填写姓名'],
])('says before a claim which name the certificate carries (%s)', async (name, words, link) => {
  const sent = { ...openAward, kind: 'certificate', registered_name: name };
  const { host } = await mount(
    <ClaimAction award={z.parse(awardState.data, sent)} again={() => undefined} />,
  );
  expect(host.textContent).toContain(words);
  expect(host.querySelector('a')?.textContent).toBe(link);
});
