// @vitest-environment window
import { describe, expect, test } from 'vitest';
import { press } from '../harness/mount.tsx';
import { showSection } from '../harness/sections/show-section.tsx';
import { stubBackEnd } from '../harness/stub-back-end.ts';

describe.each([
  ['疾病分类', 'type_disease', '/v4/index/diseaseList', '701', 8],
  ['用途分类', 'type_use', '/v4/index/useList', '801', 4],
  ['药品分类', 'type_drug', '/v4/index/drugList', '901', 10],
] as const)('%s', (name, kind, path, first, few) => {
  test('a category leads to its courses, 更多 to the whole classification', async () => {
    const section = await showSection(name);
    expect(section.cards()[0]).toBe(`/selectCategoryList?id=${kind}&type_id=${first}`);
    expect(section.more()).toEqual([`/selectCategoryList?id=${kind}`]);
  });

  test('换一换 takes the next page of its own call', async () => {
    const data = { new_array: [{ id: 9, type_name: '其他' }], page_num: 2 };
    const requests = stubBackEnd(() => ({ code: 200, data }));
    const section = await showSection(name);
    expect(section.cards()).toHaveLength(few);
    if (few < 10) await press(section.foot());
    expect(section.cards()).toHaveLength(10);
    expect(section.foot()?.textContent).toBe('换一换');
    await press(section.foot());
    expect(requests).toEqual([{ path, body: { page: 2 } }]);
    expect(section.cards()).toEqual([`/selectCategoryList?id=${kind}&type_id=9`]);
  });
});
