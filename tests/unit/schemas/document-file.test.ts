import { describe, expect, it } from 'vitest';
import {
  documentFile,
  type FileScope,
  LARGEST_FILE,
  readDocumentFile,
} from '#schemas/publication/document-file.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { PageName } from '#schemas/publication/page-names.ts';
import { soundDocument } from '../harness/home-documents.ts';

const nodes = [{ name: '轮播图' as const }, { name: '搜索框' as const }];
const written: HomeDocument = {
  ...soundDocument,
  layouts: { variant2: { nodes, theme: 'red' } },
};

const bytesOf = (statement: unknown): Uint8Array =>
  new TextEncoder().encode(typeof statement === 'string' ? statement : JSON.stringify(statement));

const read = (statement: unknown, page?: PageName) =>
  readDocumentFile(statement instanceof Uint8Array ? statement : bytesOf(statement), {
    into: written,
    ...(page && { page }),
  });

const faultsOf = (statement: unknown, page?: PageName) => read(statement, page).faults;
const [first] = written.sections;

describe('the file of a home page', () => {
  it.each<FileScope>(['whole', 'ordered', 'variant2'])('is read as it was written: %s', (scope) => {
    const text = documentFile(written, scope) ?? '';
    expect(readDocumentFile(bytesOf(text), { into: written })).toEqual({
      ...{ ok: true, scope, document: written, faults: [] },
    });
  });

  it('says its version, page and theme first, and is nothing where the document says nothing', () => {
    expect(documentFile(written, 'variant2')).toMatch(
      /^\{\s+"version": 2,\s+"page": "variant2",\s+"theme": "red",/,
    );
    expect(documentFile(written, 'variant1')).toBeUndefined();
  });

  it('changes its own page alone', () => {
    const { document } = { document: written, ...read({ page: 'ordered', sections: [first] }) };
    expect(document).toEqual({ ...written, sections: [first] });
    const classic = { page: 'variant1', theme: 'default', nodes };
    expect(read(classic)).toMatchObject({
      document: {
        ...written,
        layouts: { ...written.layouts, variant1: { theme: 'default', nodes } },
      },
    });
  });

  it('is brought up from the version before', () => {
    const { version: _version, layouts: _layouts, ...old } = soundDocument;
    expect(read(old)).toMatchObject({ ok: true, scope: 'whole', document: soundDocument });
    expect(read(`\uFEFF${JSON.stringify(old)}`)).toMatchObject({ ok: true });
  });

  it.each<[what: string, reason: unknown, message: string]>([
    ['what is no text', new Uint8Array([0x7b, 0xff, 0xfe]), '文件不是 UTF-8 文字'],
    ['what is no JSON', '{\n\n "version": x }', '文件不是有效的 JSON：第 3 行'],
    ['a comma too many', '[\n1,\n{"a": 1,\n"b": [2, ]\n},\n3]', '文件不是有效的 JSON：第 4 行'],
    ['what lacks a comma', '{ "a": 1,\n"b": 2\n"c": 3,\n"d": 4 }', '文件不是有效的 JSON：第 3 行'],
    ['what breaks off', '{\n"version": 2,\n', '文件不是有效的 JSON：第 3 行'],
    ['a list', [], '文件不是首页文档：应是一个 JSON 对象'],
    ['a page that there is not', { page: 'variant9' }, '没有「variant9」这个页面，可以是 ordered'],
    ['a page without a name', { page: 2 }, '没有「2」这个页面'],
    ['a version to come', { ...written, version: 3 }, '文件是第 3 版格式，这里只认得到第 2 版'],
    ['what is no part of the page', { page: 'ordered', sections: [], site: {} }, '不能有 site'],
    ['too large a file', new Uint8Array(LARGEST_FILE + 1).fill(0x20), '文件太大'],
    [
      'too deep a file',
      `{"page":"variant2","nodes":${'['.repeat(50)}${']'.repeat(50)}}`,
      '层级太多',
    ],
  ])('is refused: %s', (_what, statement, message) => {
    const result = read(statement);
    expect(result).toMatchObject({ ok: false, faults: [{ path: '' }] });
    expect(result.faults[0]?.message).toContain(message);
  });

  it('is refused where another page is shown', () => {
    const other = { page: 'variant2', theme: 'red', nodes };
    expect(faultsOf(other, 'variant1')).toEqual([
      { path: '', message: '文件是「样式二」的文档，请先切换到那一页再导入' },
    ]);
    expect(read(other, 'variant2').ok).toBe(true);
    expect(read(written, 'variant1').ok).toBe(true);
  });

  it('tells each fault with its place in words, and sections by the names that nobody knows', () => {
    const unknown = { name: '课程模快', open: true, title: '' };
    const faint = { name: '课程模块', open: true, title: '', settings: { count: 99 } };
    expect(faultsOf({ page: 'ordered', sections: [faint, unknown] })).toEqual([
      { path: '区块 第 2 个「课程模快」 名称', message: '没有这个区块，最接近的是“课程模块”' },
    ]);
    const many = {
      page: 'variant2',
      theme: 'pink',
      nodes: [...nodes, { name: '甲' }, { name: '乙' }],
    };
    expect(faultsOf(many).map(({ path }) => path)).toEqual([
      '主题',
      '区块 第 3 个「甲」 名称',
      '区块 第 4 个「乙」 名称',
    ]);
    const [banner] = written.banners;
    expect(faultsOf({ ...written, banners: [{ ...banner, link: 7 }] })).toEqual([
      { path: '轮播图 第 1 个「轮播 a」 链接', message: '轮播图链接应为文字' },
    ]);
  });

  it('is read where it is merely unfit to be published, and says so', () => {
    const faint = { name: '课程模块', open: true, title: '', settings: { count: 99 } };
    expect(read({ page: 'ordered', sections: [faint] })).toMatchObject({
      ok: true,
      document: { sections: [faint] },
      faults: [
        {
          path: '区块 第 1 个「课程模块」 设置 显示条数',
          message: expect.stringContaining('整数'),
        },
      ],
    });
  });
});
