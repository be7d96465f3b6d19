import { describe, expect, it } from 'vitest';
import { readHomeDocument } from '#schemas/publication/home-document.ts';
import { soundDocument as sound } from '../harness/home-documents.ts';

const faultsOf = (given: unknown) => {
  const read = readHomeDocument(given);
  return read.ok ? [] : read.faults.map(({ path, message }) => `${path}: ${message}`);
};

const [first, ...others] = sound.sections;
const [banner] = sound.banners;

describe('a home document', () => {
  it('that is sound is read as it is', () => {
    expect(readHomeDocument(sound)).toEqual({ ok: true, document: sound });
  });

  it.each<[name: string, given: unknown, fault: string]>([
    [
      'an unknown section',
      { ...sound, sections: [{ ...first, name: '不存在' }, ...others] },
      'sections.0.name: 没有这个区块',
    ],
    [
      'a repeated section',
      { ...sound, sections: [first, ...sound.sections] },
      'sections: 同一个区块出现了两次',
    ],
    [
      'an over-long title',
      { ...sound, sections: [{ ...first, title: '长'.repeat(21) }, ...others] },
      'sections.0.title: 区块标题最多 20 个字',
    ],
    [
      'script in a title',
      { ...sound, sections: [{ ...first, title: '<script>alert(1)</script>' }, ...others] },
      'sections.0.title: 区块标题最多 20 个字',
    ],
    [
      'markup in a title',
      { ...sound, sections: [{ ...first, title: '<b>好课</b>' }, ...others] },
      'sections.0.title: 区块标题不能含有 < > 或脚本',
    ],
    [
      'an invisible character',
      { ...sound, site: { ...sound.site, title: '学\u0000堂' } },
      'site.title: 站点名称含有看不见的字符',
    ],
    [
      'a hostile link',
      { ...sound, banners: [{ ...banner, link: 'javascript:alert(1)' }] },
      'banners.0.link: 轮播图链接应为 http(s) 网址或站内路径',
    ],
    [
      'no picture',
      { ...sound, banners: [{ ...banner, thumb: '' }] },
      'banners.0.thumb: 请上传轮播图片',
    ],
    ['two banners of one key', { ...sound, banners: [banner, banner] }, 'banners: 轮播图编号重复'],
    [
      'a closed section that has no switch',
      { ...sound, sections: [{ name: '轮播图', open: false, title: '' }] },
      'sections.0.open: 这个区块没有开关，可以把它移出首页',
    ],
    [
      'a title where none is shown',
      { ...sound, sections: [{ name: '轮播图', open: true, title: '图' }] },
      'sections.0.title: 这个区块没有标题',
    ],
    [
      'colours that stand out too little',
      { ...sound, sections: [{ ...others.at(5), settings: { tokens: { accent: '#eeeeee' } } }] },
      'sections.0.settings.tokens: “主题色”与“卡片底色”的对比度只有 1.1:1，至少要 4.5:1',
    ],
    [
      'an unknown variant',
      { ...sound, template: 'variant9' },
      'template: 没有这个首页样式，最接近的是“variant1”',
    ],
    ['four tabs', { ...sound, tabs: sound.tabs.slice(1) }, 'tabs: 底部标签应为五个'],
    ['a further field', { ...sound, extra: 1 }, ': 含有多余的字段“extra”'],
    [
      'a switch that is no switch',
      { ...sound, sections: [{ ...first, open: 1 }, ...others] },
      'sections.0.open: 区块开关应为开或关',
    ],
  ])('with %s is refused in words', (_name, given, fault) => {
    expect(faultsOf(given)).toContain(fault);
  });

  it.each([null, [], 'text', 3, {}])('%j is refused', (given) => {
    expect(readHomeDocument(given).ok).toBe(false);
  });
});
