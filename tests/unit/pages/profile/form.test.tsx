// @vitest-environment window
// @window-url https://app.example/loginform
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { standardFields } from '#schemas/profile/words.ts';
import ProfilePage from '#src/pages/profile/view.tsx';
import { writeSession } from '#src/platform/session/session.ts';
import { alertOn, button, control, errorOf, fill, send } from '../../harness/fill.ts';
import { mount, press, settle, settleUntil } from '../../harness/mount.tsx';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

const FORM = '/v9/Member/getForm';
const SAVE = '/v9/Member/setForm';
const REPORT = '/v1/diagnostics/report';

const line = { label: '单位级别', required: 0, options: [], placeholder: '', hint: '', longest: 0 };
const options = [
  { id: '3a', title: '三级甲等' },
  { id: '2a', title: '二级甲等' },
];

/** Opens the form; each time it is asked for, the next of `forms` is answered, at last the last. */
const open = async (
  forms: readonly object[],
  saved: Reply = { code: 200, data: {} },
  other: Readonly<Record<string, Reply | Promise<Reply>>> = {},
) => {
  const answer = { name: '李明', sex: 1 };
  let asking = 0;
  const requests = stubBackEnd(({ path }) => {
    if (path === SAVE) return saved;
    if (path !== FORM) return other[path] ?? { code: 200, data: {} };
    asking += 1;
    return { code: 200, data: { ...answer, ...forms[Math.min(asking, forms.length) - 1] } };
  });
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ProfilePage />
    </SWRConfig>,
  );
  const to = (path: string) => requests.filter((one) => one.path === path).map(({ body }) => body);
  const labels = () =>
    [...host.querySelectorAll('[data-field]')].map((field) => field.getAttribute('data-field'));
  return { host, to, labels };
};

const pill = (host: ParentNode, title: string) => {
  const found = [...host.querySelectorAll('label')].find(
    ({ textContent }) => textContent === title,
  );
  return found?.querySelector('input');
};

beforeEach(() => {
  history.replaceState(null, '', '/loginform');
  localStorage.clear();
  sessionStorage.clear();
  writeSession('token', 'member');
});

describe('the fields that operators add', () => {
  it('stand in the order that comes, and are sent beside the words of the profile', async () => {
    const { host, to, labels } = await open([
      {
        fields: [
          { ...line, key: 'level', kind: 'single', options },
          standardFields[0],
          { ...line, key: 'fields', kind: 'multiple', label: '关注领域', options },
          { ...line, key: 'started', kind: 'date', label: '从业日期' },
        ],
        answers: [{ field: 'fields', values: ['2a'] }],
      },
    ]);
    expect(labels()).toEqual(['level', 'name', 'fields', 'started']);
    const [level, fields] = host.querySelectorAll('fieldset');
    await press(level && pill(level, '三级甲等'));
    await press(fields && pill(fields, '三级甲等'));
    await press(fields && pill(fields, '二级甲等'));
    await fill(host, '从业日期', '2010-07-01');
    await send(host);
    expect(to(SAVE)).toMatchObject([
      {
        name: '李明',
        answers: [
          { field: 'level', values: ['3a'] },
          { field: 'fields', values: ['3a'] },
          { field: 'started', values: ['2010-07-01'] },
        ],
      },
    ]);
  });

  it('are wanted where they are required, each fault beside its field', async () => {
    const { host, to } = await open([
      {
        fields: [
          { ...line, key: 'level', kind: 'single', options, required: 1 },
          { ...line, key: 'work', kind: 'paragraph', label: '工作经历', required: 1 },
        ],
      },
    ]);
    await send(host);
    expect(host.querySelector('fieldset')?.textContent).toContain('请选择单位级别');
    expect(errorOf(host, '工作经历')).toBe('请输入工作经历');
    expect(document.activeElement).toBe(pill(host, '三级甲等'));
    await fill(host, '工作经历', '十年');
    expect([errorOf(host, '工作经历'), to(SAVE)]).toEqual(['', []]);
  });

  it('are left out and reported where nothing can be made of them', async () => {
    const { host, to, labels } = await open([
      {
        fields: [
          { ...line, key: 'later', kind: 'hologram', required: 1 },
          standardFields[0],
          { ...line, key: 'empty', kind: 'single', required: 1 },
          { ...line, key: 'constructor', kind: 'text' },
        ],
      },
    ]);
    expect(labels()).toEqual(['name']);
    // what sends reports is loaded with the first one
    await settleUntil(() => to(REPORT).length > 0);
    expect(to(REPORT)).toMatchObject([
      {
        entries: [
          { fault: 'item-left-out', endpoint: FORM, path: 'kind' },
          { fault: 'item-left-out', path: 'options' },
          { fault: 'item-left-out', path: 'key' },
        ],
      },
    ]);
    await send(host);
    expect(to(SAVE)).toMatchObject([{ name: '李明', answers: [] }]);
  });

  it('are the standard ones where a back end names none', async () => {
    const { labels } = await open([{}]);
    const keys = standardFields.map(({ key }) => key);
    expect(labels()).toEqual(keys.filter((key) => key !== 'idCard'));
  });

  it('may all be closed', async () => {
    const { host } = await open([{ fields: [] }]);
    expect(host.textContent).toContain('暂时没有需要填写的资料');
    expect(button(host, '稍后再填')).not.toBe(null);
  });

  it.each(['44001', '44002'])(
    'are asked for anew after %s, and what was typed stays',
    async (code) => {
      const notFound = { ...line, key: 'level', kind: 'text' };
      const { host, to, labels } = await open(
        [{ fields: [standardFields[0], notFound] }, { fields: [standardFields[0]] }],
        { code, msg: '“单位级别”已停用，请检查后重新提交' },
      );
      await fill(host, '姓名', '王芳');
      await fill(host, '单位级别', '三级');
      await send(host);
      expect(alertOn(host)).toBe('“单位级别”已停用，请检查后重新提交');
      expect([labels(), control(host, '姓名').value]).toEqual([['name'], '王芳']);
      await send(host);
      expect(to(SAVE).map(({ answers }) => answers)).toEqual([
        [{ field: 'level', values: ['三级'] }],
        [],
      ]);
    },
  );
});

describe('a picture on its way', () => {
  const PICTURE = '/v1/upload/uploadPicture';

  it('does not take back what is typed meanwhile, and the form waits for it', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    const uploaded = new Promise<Reply>((resolve) => {
      answer = resolve;
    });
    const picture = { ...line, key: 'licence', kind: 'picture', label: '执业证', longest: 1 };
    const { host, to } = await open([{ fields: [standardFields[0], picture] }], undefined, {
      [PICTURE]: uploaded,
    });
    vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
    await press(button(host, '＋ 添加图片'));
    const input = document.querySelector<HTMLInputElement>('body > input[type=file]');
    Object.defineProperty(input, 'files', { value: [new File(['x'], 'a.png')] });
    await settle(() => input?.dispatchEvent(new Event('change')));
    await expect.poll(() => to(PICTURE)).toHaveLength(1);
    await fill(host, '姓名', '王芳');
    expect(button(host, '图片上传中…').disabled).toBe(true);
    await send(host);
    expect(to(SAVE)).toEqual([]);
    await settle(() => answer({ code: 200, data: { data: '/uploads/a.png' } }));
    expect(control(host, '姓名').value).toBe('王芳');
    await send(host);
    expect(to(SAVE)).toMatchObject([
      { name: '王芳', answers: [{ field: 'licence', values: ['/uploads/a.png'] }] },
    ]);
    vi.restoreAllMocks();
  });
});
