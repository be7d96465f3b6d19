import { describe, expect, it } from 'vitest';
import { sampleText } from '#stories/documents/home-samples.ts';
import { changedItem, withItem } from '#stories/playground/document/write-item.ts';

describe('an item with a setting changed', () => {
  it('is an object once it says more than its name', () => {
    expect(changedItem('课程模块', ['settings', 'count'], 4, true)).toEqual({
      name: '课程模块',
      settings: { count: 4 },
    });
  });

  it('keeps what else it says', () => {
    const item = { name: '课程模块', id: 'hot', settings: { as: 'rail', count: 4 } };
    expect(changedItem(item, ['settings', 'count'], undefined, true)).toEqual({
      name: '课程模块',
      id: 'hot',
      settings: { as: 'rail' },
    });
    expect(changedItem(item, ['settings', 'tokens', 'accent'], '#0b7a75', true)).toEqual({
      ...item,
      settings: { as: 'rail', count: 4, tokens: { accent: '#0b7a75' } },
    });
  });

  it('is a name again once it says nothing else, in a list of items', () => {
    const item = { name: '课程模块', settings: { tokens: { accent: '#0b7a75' } } };
    const field = ['settings', 'tokens', 'accent'];
    expect(changedItem(item, field, undefined, true)).toBe('课程模块');
    expect(changedItem(item, field, undefined, false)).toEqual({ name: '课程模块' });
  });

  it('takes settings that were none as if there were none', () => {
    expect(changedItem({ name: '搜索框', settings: 'x' }, ['settings', 'count'], 1, true)).toEqual({
      name: '搜索框',
      settings: { count: 1 },
    });
  });
});

describe('a text with an item written back', () => {
  it('differs in that item alone, which is indented as it stands', () => {
    const text = '[\n    "搜索框",\n    { "name":"轮播图" },  "导航栏"\n]\n';
    expect(withItem(text, [1], { name: '轮播图', settings: { count: 3 } })).toBe(
      [
        '[\n    "搜索框",',
        '    {',
        '      "name": "轮播图",',
        '      "settings": {',
        '        "count": 3',
        '      }',
        '    },  "导航栏"\n]\n',
      ].join('\n'),
    );
  });

  it('is the same where the same item comes back, also within a group', () => {
    const text = sampleText('课程学习');
    const items: { sections?: unknown[] | undefined }[] = JSON.parse(text);
    const group = items.findIndex(({ sections }) => sections);
    const held = items[group]?.sections?.[1];
    expect(group).toBeGreaterThan(0);
    expect(withItem(text, [group, 'sections', 1], held)).toBe(text);
    expect(JSON.parse(withItem(text, [group, 'sections', 1], '资讯列表'))).toEqual(
      items.with(group, { ...items[group], sections: items[group]?.sections?.with(1, '资讯列表') }),
    );
  });

  it('is the same where nothing stands at the place, or what is to stand cannot be written', () => {
    expect(withItem('["搜索框"]', [3], 'x')).toBe('["搜索框"]');
    const endless: Record<string, unknown> = {};
    endless.self = endless;
    expect(withItem('["搜索框"]', [0], endless)).toBe('["搜索框"]');
  });
});
