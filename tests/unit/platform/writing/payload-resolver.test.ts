import type { FieldValues, Resolver } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { saveAddress } from '#schemas/address/endpoints.ts';
import { changePassword } from '#schemas/member/endpoints.ts';
import { payloadResolver } from '#src/platform/writing/payload-resolver.ts';

const judged = async <V extends FieldValues>(resolver: Resolver<V>, values: V) => {
  const field = (name: string) => ({ ref: { name }, name });
  const fields = Object.fromEntries(Object.keys(values).map((name) => [name, field(name)]));
  const result = await resolver(values, undefined, { fields, shouldUseNativeValidation: false });
  const text = Object.entries<unknown>(result.errors).map(([name, error]) => [name, error]);
  return { text, values: result.values };
};

const wrong = (name: string, message: string) => [name, { type: 'rule', message, ref: { name } }];

type Typed = { receiver: string; mobile: string; region: string[]; detail: string };

const forAddress: Resolver<Typed> = payloadResolver(saveAddress, {
  payload: ({ mobile, region: [province = '', city = ''] }) => ({
    ...{ phone: mobile.replaceAll(' ', ''), province, city },
  }),
  shownAt: { phone: 'mobile', province: 'region', city: 'region', county: 'region' },
});

const right: Typed = {
  ...{ receiver: '林静', mobile: '138 1234 5678', region: ['广东省', '深圳市'], detail: '1 号楼' },
};

describe('a form that is judged as its payload', () => {
  it('is right where the payload is, and keeps its own values', async () => {
    expect(await judged(forAddress, right)).toEqual({ text: [], values: right });
  });

  it('says at its own fields all that is wrong, with the field to go to', async () => {
    const typed = { receiver: ' ', mobile: '138', region: [], detail: '号'.repeat(101) };
    expect(await judged(forAddress, typed)).toEqual({
      text: [
        wrong('receiver', '请填写收货人姓名'),
        wrong('mobile', '请填写正确的 11 位手机号'),
        wrong('region', '请选择所在地区'),
        wrong('detail', '最多 100 个字'),
      ],
      values: {},
    });
  });

  it('leaves to the call what it has no field for', async () => {
    const { text } = await judged<FieldValues>(payloadResolver(saveAddress), { tag: '家' });
    expect(text).toEqual([]);
  });

  it('says beside it what only the form knows, once the payload’s own rules hold', async () => {
    const resolver: Resolver<{ password: string; repeated: string }> = payloadResolver(
      changePassword,
      {
        own: {
          password: () => '又错了',
          repeated: ({ password, repeated }) => (password === repeated ? undefined : '不一致'),
        },
      },
    );
    expect((await judged(resolver, { password: 'short', repeated: '' })).text).toEqual([
      wrong('password', '密码须为 8 至 64 位'),
      wrong('repeated', '不一致'),
    ]);
    const once = { password: 'learn2026', repeated: 'learn2026' };
    expect((await judged(resolver, once)).text).toEqual([wrong('password', '又错了')]);
  });
});
