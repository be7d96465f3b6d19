// @vitest-environment window
import { afterEach, expect, it } from 'vitest';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { positionInGroup } from '#src/operator/publication/editor/drawer/say-of-item.ts';
import {
  enclosingSection,
  groupedKeyOf,
  keyOfElement,
} from '#src/operator/publication/section-element.ts';
import { soundDocument } from '../../harness/home-documents.ts';

afterEach(() => {
  document.body.replaceChildren();
});

const page = `
  <section data-section="双列组" data-id="pair">
    <h2 id="head"></h2>
    <section data-section="资讯列表"><a id="news"></a></section>
    <section data-section="资讯列表" data-id="no2"><a id="more"></a></section>
  </section>
  <section data-section="轮播图"><a id="banner"></a></section>`;

it('whatever is tapped stands in a section of the page, and perhaps in one that a group holds', () => {
  document.body.innerHTML = page;
  const notices = ['head', 'news', 'more', 'banner'].map((id) => {
    const node = document.getElementById(id);
    const section = enclosingSection(node);
    return section && [keyOfElement(section), groupedKeyOf(node, section)];
  });
  expect(notices).toEqual([
    ['双列组#pair', null],
    ['双列组#pair', '资讯列表'],
    ['双列组#pair', '资讯列表#no2'],
    ['轮播图', null],
  ]);
});

it('the section that is held is found by its key, while it is there', () => {
  const group: HomeDocument['sections'][number] = {
    ...{ name: '双列组', id: 'pair', open: true, title: '' },
    sections: [{ name: '资讯列表' }, { name: '资讯列表', id: 'no2' }],
  };
  const home = { ...soundDocument, sections: [group] };
  expect(positionInGroup(home, 'ordered', '双列组#pair', '资讯列表#no2')).toBe(1);
  expect(positionInGroup(home, 'ordered', '双列组#pair', '轮播图')).toBeNull();
  expect(positionInGroup(home, 'ordered', '双列组#pair', null)).toBeNull();
  expect(positionInGroup(home, 'ordered', '双列组', '资讯列表')).toBeNull();
});
