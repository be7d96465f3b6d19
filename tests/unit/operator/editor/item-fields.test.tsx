// @vitest-environment window
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { sectionNames } from '#schemas/layout/home-sections.ts';
import { formOf } from '#schemas/layout/section-settings.ts';
import type { SettingField } from '#schemas/layout/setting-fields.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { DeskProvider, OperatorProvider } from '#src/operator/draft-editor/context.ts';
import { createDraftEditor } from '#src/operator/draft-editor/draft-editor.ts';
import { ItemFields } from '#src/operator/publication/editor/drawer/item-fields.tsx';
import { controlId } from '#src/operator/publication/editor/drawer/item-form.ts';
import { itemAt } from '#src/operator/publication/editor/drawer/say-of-item.ts';
import type { ItemTarget } from '#src/operator/publication/editor/selection.ts';
import { beginOperator } from '#src/operator/session.ts';
import { ofEachKind } from '../../../harness/whole.ts';
import { soundDocument } from '../../harness/home-documents.ts';
import { mount, press, settle, settleUntil } from '../../harness/mount.tsx';
import { deskData } from '../../harness/operator/desk-data.ts';
import { signedOperator } from '../../harness/operator/signed-operator.ts';
import { stubBackEnd } from '../../harness/stub-back-end.ts';

const operator = signedOperator('publish');

beforeEach(() => {
  sessionStorage.clear();
  beginOperator({ operator, csrf: 'token' });
});
afterEach(() => sessionStorage.clear());

const thing = (id: number) => ({
  ...{ id, title: `第 ${id} 个`, thumb: '', priceFen: null, state: '', open: true, link: '' },
});

const answer = ({ path, body }: { path: string; body: Record<string, unknown> }) => {
  if (path.endsWith('/find-things')) {
    const ids = Array.isArray(body.ids) ? body.ids.map(Number) : [12, 9, 7];
    return { code: 200, data: { items: ids.map(thing), pages: 1 } };
  }
  if (path.endsWith('/name-links'))
    return { code: 200, data: { items: [{ link: '/more', text: '更多', wrong: '' }] } };
  return { code: 200, data: { outcome: 'saved', version: 5 } };
};

const openForm = async (target: ItemTarget, document: HomeDocument = soundDocument) => {
  stubBackEnd(answer);
  const desk = createDraftEditor(operator, deskData(document));
  onTestFinished(desk.stop);
  const { host } = await mount(
    <OperatorProvider value={operator}>
      <DeskProvider value={desk}>
        <ItemFields target={target} parentTheme="default" />
      </DeskProvider>
    </OperatorProvider>,
  );
  const at = (path: string): HTMLElement => {
    const found = host.querySelector<HTMLElement>(`[id="${controlId(target, path)}"]`);
    if (!found) throw new Error(`no control ${path}`);
    return found;
  };
  const named = (name: string) => host.querySelector<HTMLElement>(`[aria-label="${name}"]`);
  const item = () => itemAt(desk.store.get().document, target);
  return { desk, host, at, named, item };
};

const type = (target: Element | null | undefined, text: string) =>
  settle(() => {
    if (!(target instanceof HTMLInputElement)) throw new Error('nothing to type in');
    // React watches the property of the element itself
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(target, text);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  });

/** Chooses things by their numbers in the dialog that a button of a control opens. */
const choose = async (control: HTMLElement, ...numbers: number[]) => {
  await press([...control.querySelectorAll('button')].at(-1));
  const buttonOf = (words: string) =>
    [...document.querySelectorAll('[role=dialog] button')].find((each) =>
      each.textContent?.includes(words),
    );
  for (const number of numbers) {
    await settleUntil(() => buttonOf(`第 ${number} 个`) !== undefined);
    await press(buttonOf(`第 ${number} 个`));
  }
  const done = buttonOf('完成');
  if (done) await press(done);
};

const inputs = (element: Element) => [...element.querySelectorAll('input')];
const inputOf = (element: Element) =>
  element instanceof HTMLInputElement ? element : inputs(element)[0];

/** Sets a field by its control; returns what it is to say then. */
const change: {
  [K in SettingField['kind']]: (
    control: HTMLElement,
    field: Extract<SettingField, { kind: K }>,
  ) => Promise<unknown>;
} = {
  choice: async (control, { options }) => {
    await press(inputs(control).at(-1));
    return Object.keys(options).at(-1);
  },
  switch: async (control) => {
    await press(control);
    return true;
  },
  number: async (control, { max }) => {
    await type(inputOf(control), String(max));
    return max;
  },
  link: async (control) => {
    await press(inputs(control)[2]);
    await type(inputs(control).at(-1), '/more');
    return '/more';
  },
  references: async (control) => {
    const typed = inputOf(control);
    if (typed) await type(typed, '7，9 ');
    else await choose(control, 7, 9);
    return ['7', '9'];
  },
  colors: async (control) => {
    await type(inputs(control)[1], '#0b7a75');
    return { accent: '#0b7a75' };
  },
};

const changeBy = (control: HTMLElement, field: SettingField): Promise<unknown> => {
  switch (field.kind) {
    case 'choice':
      return change.choice(control, field);
    case 'switch':
      return change.switch(control, field);
    case 'number':
      return change.number(control, field);
    case 'link':
      return change.link(control, field);
    case 'references':
      return change.references(control, field);
    case 'colors':
      return change.colors(control, field);
  }
};

const tried = ofEachKind(sectionNames, (key) => formOf(key).fields.map(({ field }) => field.kind));

it.each(tried)('every setting of %s is set, and put back, by its control', async (key) => {
  const { desk, at, named, item } = await openForm({ page: 'ordered', key, held: null });
  for (const { name, field } of formOf(key).fields) {
    const value = await changeBy(at(`settings.${name}`), field);
    expect(item()?.settings).toEqual({ [name]: value });
    expect(desk.store.get().faults).toEqual([]);
    await press(named(`${field.label}恢复默认`));
    expect(item()).not.toHaveProperty('settings');
  }
});

describe('the settings of a section', () => {
  const target: ItemTarget = { page: 'ordered', key: '课程模块', held: null };

  it('say what is wrong beside the field, and keep what was typed', async () => {
    const { desk, host, at, item } = await openForm(target);
    await type(at('settings.count'), '99');
    expect(item()?.settings).toEqual({ count: 99 });
    expect(host.textContent).toContain('显示条数应为 1 到 10 的整数');
    await type(at('settings.count'), 'viele');
    expect(item()?.settings).toEqual({ count: 'viele' });
    expect(at('settings.count')).toHaveProperty('value', 'viele');
    await type(at('settings.count'), '');
    expect(desk.store.get().faults).toEqual([]);
    // all of the typing was one step
    expect(desk.store.get().history.past).toEqual([]);
  });

  it('take another source with what it has to be told, and go back to the usual one', async () => {
    const { desk, host, at, named, item } = await openForm(target);
    const path = '/v4/index/getVideoList';
    await press(inputs(at('source')).at(-1));
    expect(item()?.source).toEqual({ path, payload: { type_id: '' } });
    expect(host.textContent).toContain('数据来源的参数不对');
    await choose(at('source.payload'), 12);
    expect(item()?.source).toEqual({ path, payload: { type_id: '12' } });
    expect(desk.store.get().faults).toEqual([]);
    await press(named('数据来源恢复默认'));
    expect(item()).not.toHaveProperty('source');
  });

  it('show a source that was written in the text, until another one is chosen', async () => {
    const source = { path: '/v4/index/getIndexList', payload: { type: 2, page: 3 } };
    const document = {
      ...soundDocument,
      sections: soundDocument.sections.map((each) =>
        each.name === '课程模块' ? { ...each, source } : each,
      ),
    };
    const { host, at, item } = await openForm(target, document);
    expect(host.textContent).toContain('在页面文档里写的其他来源');
    expect(inputs(at('source')).at(-1)?.checked).toBe(true);
    await press(inputs(at('source'))[2]);
    expect(item()?.source).toEqual({ path: source.path, payload: { type: 2 } });
    expect(host.textContent).not.toContain('在页面文档里写的其他来源');
  });

  it('take a theme, whose colours are told as what is shipped', async () => {
    const { at, host, item } = await openForm(target);
    await press(inputs(at('theme'))[2]);
    expect(item()?.theme).toBe('red');
    expect(host.querySelector('input[placeholder="#c4161c"]')).not.toBeNull();
    await press(inputs(at('theme'))[0]);
    expect(item()).not.toHaveProperty('theme');
  });

  it('tell what only the text of the page can put right', async () => {
    const document = {
      ...soundDocument,
      sections: soundDocument.sections.map((each) =>
        each.name === '课程模块' ? { ...each, settings: { speed: 3 } } : each,
      ),
    };
    const { host } = await openForm(target, document);
    expect(host.textContent).toContain('下面的内容请在页面文档里改：没有这项设置');
  });

  it('of one in a group are its own', async () => {
    const group = { name: '双列组' as const, id: 'pair', open: true, title: '' };
    const held = [{ name: '资讯列表' as const }, { name: '课程模块' as const, title: '甲' }];
    const document = {
      ...soundDocument,
      sections: [{ ...group, sections: held }, ...soundDocument.sections],
    };
    const { at, item, desk } = await openForm(
      { page: 'ordered', key: '双列组#pair', held: 1 },
      document,
    );
    await type(at('title'), '乙');
    await type(at('settings.count'), '3');
    await press(inputs(at('theme'))[2]);
    expect(item()).toEqual({
      ...{ name: '课程模块', title: '乙', settings: { count: 3 }, theme: 'red' },
    });
    expect(desk.store.get().document.sections[0]?.sections?.[0]).toEqual({ name: '资讯列表' });
    await type(at('title'), '');
    expect(item()).not.toHaveProperty('title');
  });
});

describe('for whom a section is', () => {
  const target: ItemTarget = { page: 'ordered', key: '资讯列表', held: null };
  const withWhen = (when: unknown): HomeDocument => ({
    ...soundDocument,
    // a draft holds any condition
    sections: soundDocument.sections.map((each) =>
      each.name === '资讯列表' ? Object.assign({ ...each }, { when }) : each,
    ),
  });

  it('is chosen, and taken away', async () => {
    const { at, named, item, desk } = await openForm(target, withWhen({ audience: 'member' }));
    await press(inputs(at('when.0'))[0]);
    expect(item()?.when).toEqual({ audience: 'visitor' });
    expect(desk.store.get().faults).toEqual([]);
    await press(named('删除条件：人群'));
    expect(item()).not.toHaveProperty('when');
  });

  it('is a stretch of time, by the clock in China', async () => {
    const { at, item } = await openForm(target, withWhen({ between: [null, null] }));
    await type(at('when.0'), '2026-12-01T08:00');
    await type(at('when.0.until'), '2026-12-02T08:00');
    expect(item()?.when).toEqual({ between: ['2026-12-01 08:00', '2026-12-02 08:00'] });
    await type(at('when.0'), '');
    expect(item()?.when).toEqual({ between: [null, '2026-12-02 08:00'] });
  });

  it('is a share of an experiment, with what is wrong beside it', async () => {
    const share = { of: '', percent: 50 };
    const { at, item, host, desk } = await openForm(
      target,
      withWhen({ all: [{ newWithin: 7 }, { share }] }),
    );
    const rows = [...host.querySelectorAll('li')].filter((row) =>
      row.textContent?.includes('实验和分组的名称应为'),
    );
    expect(rows.map((row) => row.querySelector('strong')?.textContent)).toEqual(['实验']);
    await type(at('when.1'), 'spring');
    await type(at('when.1.percent'), '12.5');
    await type(at('when.1.variants'), 'a、b');
    expect(item()?.when).toEqual({
      all: [{ newWithin: 7 }, { share: { of: 'spring', percent: 12.5, variants: ['a', 'b'] } }],
    });
    expect(desk.store.get().faults).toEqual([]);
    await type(inputOf(at('when.0')), '400');
    expect(host.textContent).toContain('新注册的天数应为 1 到 365 的整数');
  });

  it('comes together another way, in groups as well', async () => {
    const two = [{ audience: 'doctor' }, { studies: ['3'] }];
    const { host, item } = await openForm(
      target,
      withWhen({ all: [{ can: 'ios' }, { any: two }] }),
    );
    const choose = (label: string, at: number) =>
      press(host.querySelectorAll(`[aria-label="${label}"] input`)[at]);
    await choose('条件怎样算满足', 1);
    expect(item()?.when).toEqual({ any: [{ can: 'ios' }, { any: two }] });
    await choose('第 2 组怎样算满足', 2);
    expect(item()?.when).toEqual({ any: [{ can: 'ios' }, { not: { any: two } }] });
  });

  it('is told in words where it is deeper, and stays a text that can be changed', async () => {
    const deep = { all: [{ any: [{ not: { audience: 'member' } }, { can: 'ios' }] }] };
    const { host, item } = await openForm(target, withWhen({ any: [{ newWithin: 7 }, deep] }));
    expect(host.textContent).toContain('· · 以下不满足才成立');
    const text = host.querySelector('textarea[aria-label="条件的文本"]');
    await settle(() => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
      set?.call(text, '{ "audience": "doctor" }');
      text?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(item()?.when).toEqual({ any: [{ newWithin: 7 }, deep] });
    await press(
      [...host.querySelectorAll('button')].find((each) => each.textContent === '写入条件'),
    );
    expect(item()?.when).toEqual({ any: [{ newWithin: 7 }, { audience: 'doctor' }] });
  });
});
