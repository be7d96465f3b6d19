// @vitest-environment window
import { readFileSync } from 'node:fs';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DeskField, DeskTable } from '#schemas/desk/fields.ts';
import type { Field } from '#schemas/field/field.ts';
import { type FieldKind, kinds } from '#schemas/field/kinds.ts';
import { patterns } from '#schemas/field/patterns.ts';
import { fieldFault, readField, writeField } from '#schemas/field/read-field.ts';
import { formFaultsOf } from '#schemas/form/judge.ts';
import { FormFields } from '#src/entities/field/fields.tsx';
import { RowForm } from '#src/operator/desk/row-form.tsx';
import { OperatorProvider } from '#src/operator/draft-editor/context.ts';
import { FieldControl } from '#src/operator/field/control.tsx';
import { beginOperator } from '#src/operator/session.ts';
import { mount, press, settle, settleUntil } from '../harness/mount.tsx';
import { signedOperator } from '../harness/operator/signed-operator.ts';
import { stubBackEnd } from '../harness/stub-back-end.ts';

const operator = signedOperator('publish');

beforeEach(() => {
  beginOperator({ operator, csrf: 'token' });
  stubBackEnd(() => ({ code: 200, data: { items: [], choices: [] } }));
});

/** A text that fits, its values on a phone, and one that does not; `max`: its bound, where the kind's is too wide. */
type Sample = { fits: string; values?: string[]; odd: string; max?: number };

const picture = '/uploads/a.png';
const script = 'javascript:alert(1)';

const fleet: Readonly<Record<FieldKind, Sample>> = {
  text: { fits: '甲', odd: '太长的一行', max: 3 },
  longText: { fits: '甲\n乙', odd: '太长的几行', max: 3 },
  richText: { fits: '<p>甲</p>', odd: '<p>太长的文章</p>', max: 8 },
  lines: { fits: '甲\n乙', odd: '甲\n乙\n丙', max: 3 },
  secret: { fits: 'abc', odd: 'abcd', max: 3 },
  number: { fits: '7', odd: '1.5' },
  decimal: { fits: '22.5', odd: '很多' },
  money: { fits: '9.90', odd: '1.234' },
  switch: { fits: '1', odd: '也许' },
  choice: { fits: 'b', odd: 'z' },
  choices: { fits: 'a,b', values: ['a', 'b'], odd: 'z' },
  date: { fits: '2026-11-21', odd: '2026-02-30' },
  moment: { fits: '2026-11-21 09:30', values: ['2026-11-21T09:30'], odd: '明天' },
  duration: { fits: '12:30', odd: '12' },
  picture: { fits: picture, odd: script },
  pictures: { fits: picture, odd: script },
  link: { fits: '/my', odd: script },
  colors: { fits: 'accent #107a75', odd: '红色' },
  region: { fits: '浙江省,杭州市', values: ['浙江省', '杭州市'], odd: '浙江省,杭州市,西湖区' },
  phone: { fits: '13800138000', odd: '1380013' },
  idCard: { fits: '11010519491231002X', odd: '110105194912310020' },
  reference: { fits: '12', odd: '内科' },
  references: { fits: '7,9', odd: '7,丙' },
};

const fieldOf = (kind: FieldKind, more: Partial<Field> = {}): Field => ({
  ...{ name: kind, label: '甲项', kind, help: '', required: false, max: fleet[kind].max },
  options: [
    { id: 'a', title: '一' },
    { id: 'b', title: '二' },
  ],
  ...more,
});

const each = Object.entries(fleet).map(([kind, sample]) => [kind as FieldKind, sample] as const);

const type = (target: Element | null, text: string) =>
  settle(() => {
    const isArea = target instanceof HTMLTextAreaElement;
    const owner = isArea ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(target, text);
    target?.dispatchEvent(new Event('input', { bubbles: true }));
  });

const fill = async (host: HTMLElement, kind: FieldKind, { fits }: Sample) => {
  const options = [...host.querySelectorAll<HTMLInputElement>('[type=radio], [type=checkbox]')];
  if (options.length > 0) {
    const chosen = options.filter(({ value }) => fits.split(',').includes(value));
    const positions = kind === 'choices' ? options : chosen;
    for (const option of positions) await press(option);
    return;
  }
  const combobox = host.querySelector('button[role=combobox]');
  if (combobox) {
    await press(combobox);
    const province = () => [...document.querySelectorAll('li button')].at(0);
    await settleUntil(() => province() !== undefined);
    return press(province());
  }
  const typed = host.querySelector('input:not([type=file]):not([role=switch]), textarea');
  const value = kind === 'moment' ? fits.replace(' ', 'T') : fits;
  if (typed) return type(typed, value);
  return press(host.querySelector('button'));
};

const console_ = async (field: Field) => {
  const notices: string[] = [];
  const Held = () => {
    const [value, setValue] = useState('');
    const change = (text: string) => {
      notices.push(text);
      setValue(text);
    };
    return (
      <FieldControl id="one" inSight="" disabled={false} {...{ field, value }} onChange={change} />
    );
  };
  const { host } = await mount(
    <OperatorProvider value={operator}>
      <Held />
    </OperatorProvider>,
  );
  if (field.kind === 'richText') {
    const source = () =>
      [...host.querySelectorAll('button')].find(({ textContent }) => textContent === '源代码');
    await settleUntil(() => source() !== undefined);
    await press(source());
  }
  return { host, notices };
};

const phone = async (fields: readonly Field[], faults: { name: string; text: string }[] = []) => {
  const notices: Record<string, string[]> = {};
  const Held = () => {
    const [answers, setAnswers] = useState<Readonly<Record<string, readonly string[]>>>({});
    const change = (name: string, values: string[]) => {
      notices[name] = values;
      setAnswers((before) => ({ ...before, [name]: values }));
    };
    const tools = {
      loadRegions: async () => [{ name: '浙江省', below: [{ name: '杭州市', below: [] }] }],
      choosePicture: async () => picture,
    };
    return <FormFields {...{ fields, answers, faults, tools }} onChange={change} />;
  };
  const { host } = await mount(<Held />);
  return { host, notices };
};

describe.each(each)('a field of kind %s', (kind, sample) => {
  const values = sample.values ?? [sample.fits];

  it('is read and written alike', () => {
    const read = readField(fieldOf(kind), sample.fits);
    expect(read.ok && writeField(fieldOf(kind), read.value)).toBe(sample.fits);
    const empty = readField(fieldOf(kind), '');
    expect(empty).toEqual({ ok: true, value: kinds[kind].blank });
    expect(fieldFault(fieldOf(kind, { required: true }), '')).toBe('请填写');
  });

  it('is drawn and edited on the console', async () => {
    const { host, notices } = await console_(fieldOf(kind));
    await fill(host, kind, sample);
    expect(notices.at(-1)).toBe(sample.fits);
    expect(fieldFault(fieldOf(kind), notices.at(-1) ?? '')).toBeUndefined();
  });

  it('is drawn and edited on a phone', async () => {
    const { host, notices } = await phone([fieldOf(kind)]);
    expect(host.textContent).toContain('甲项');
    await fill(host, kind, sample);
    expect(notices[kind]).toEqual(values);
    expect(formFaultsOf([fieldOf(kind)], notices)).toEqual([]);
  });

  it('is refused on a phone in a sentence that names it, beside it', async () => {
    const odd = kind === 'region' ? sample.odd.split(',') : [sample.odd];
    const faults = formFaultsOf([fieldOf(kind)], { [kind]: odd });
    expect(faults.map(({ name }) => name)).toEqual([kind]);
    const text = faults[0]?.text ?? '';
    expect(text).toMatch(/甲项/);
    expect(text).not.toMatch(/[{}]|undefined|NaN/);
    const { host } = await phone([fieldOf(kind)], faults);
    expect(host.querySelector('[id$=-error]')?.textContent).toBe(text);
    const [missing] = formFaultsOf([fieldOf(kind, { required: true })], {});
    expect(missing?.text).toMatch(/^请(输入|选择|上传)甲项$/);
  });
});

const deskField = (field: Field): DeskField => ({
  ...field,
  ...{ written: 'always', initial: '', listed: false, filtered: false, sorted: false },
});

const rowForm = (fields: readonly Field[], texts: Readonly<Record<string, string>>) => {
  const table: DeskTable = {
    ...{ name: 'a', label: '甲', noun: '甲', title: 'text', searched: '', unshelved: '' },
    ...{ fields: fields.map(deskField), actions: [], within: null },
  };
  const first = {
    ...{ id: 1, title: '', names: [] },
    texts: Object.entries(texts).map(([name, text]) => ({ name, text })),
  };
  return mount(
    <OperatorProvider value={operator}>
      <RowForm
        open={{ area: 'content', table, mayEdit: true, inside: [] }}
        {...{ id: 1, first, stamp: '', unpaid: 0 }}
        onUnsaved={() => undefined}
        onSaved={() => undefined}
      />
    </OperatorProvider>,
  );
};

it('every kind is refused on the console beside its field', async () => {
  const odd = Object.fromEntries(each.map(([kind, sample]) => [kind, sample.odd]));
  const { host } = await rowForm(
    each.map(([kind]) => fieldOf(kind)),
    odd,
  );
  await settle(() => {
    host
      .querySelector('form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  const faults = each.map(([kind, sample]) => fieldFault(fieldOf(kind), sample.odd));
  expect(faults).not.toContain(undefined);
  const count = () => host.querySelectorAll('.ant-form-item-explain-error').length;
  await settleUntil(() => count() === each.length);
  const shown = [...host.querySelectorAll('.ant-form-item-explain-error')];
  expect(shown.map(({ textContent }) => textContent)).toEqual(faults);
});

describe('a field with a condition', () => {
  const request = fieldOf('choice');
  const hangs = fieldOf('text', { when: { field: 'choice', is: ['b'] }, required: true });

  it('is drawn and judged on a phone where that holds', async () => {
    const { host, notices } = await phone([request, hangs]);
    expect(host.querySelector('[data-field=text]')).toBeNull();
    expect(formFaultsOf([request, hangs], notices)).toEqual([]);
    await fill(host, 'choice', fleet.choice);
    expect(host.querySelector('[data-field=text]')).not.toBeNull();
    expect(formFaultsOf([request, hangs], notices)).toEqual([{ name: 'text', text: '请输入甲项' }]);
  });

  it('is drawn on the console where that holds', async () => {
    const drawn = async (choice: string) =>
      (await rowForm([request, hangs], { choice })).host.querySelector('#text');
    expect(await drawn('a')).toBeNull();
    expect(await drawn('b')).not.toBeNull();
  });
});

it('every kind and every pattern stands in the documents', () => {
  const lines = readFileSync('docs/forms.md', 'utf8').split('\n');
  const ticked = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ');
  const rows = [
    ...Object.entries(kinds).map(([kind, { holds, rules }]) => [
      ticked([kind]),
      holds,
      ticked(rules),
    ]),
    ...Object.entries(patterns).map(([name, { of, holds }]) => [
      ticked([name]),
      ticked([of]),
      holds,
    ]),
  ];
  expect(lines).toEqual(
    expect.arrayContaining(rows.map((cells) => `| ${cells.join(' | ').trim()} |`)),
  );
});
