import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '#schemas/diagnostics/endpoints.ts';
import { createLoader } from '#src/engine/load.ts';
import { resolve } from '#src/engine/resolve.ts';
import { loadPage, renderPage } from '../../harness/engine/render-page.tsx';
import {
  answerOf,
  contextOf,
  failed,
  goodRows,
  layoutOf,
  memoryOfGood,
  newsCall,
  registryOf,
  section,
} from '../harness/engine/fixtures.tsx';

const registry = registryOf(
  section('搜索框', { sources: [] }),
  section('资讯列表', { aliases: ['资讯'] }),
  section('轮播图', { sources: [{ ...newsCall, path: '/v1/test/banner' }] }),
  section('丢失', { load: () => Promise.reject(new Error('404')) }),
);

const page = async (order: string[], news = answerOf(goodRows)) => {
  const faults: Diagnostic[] = [];
  const resolved = resolve(layoutOf(...order), {}, contextOf(registry));
  const loader = createLoader(async ({ endpoint }) =>
    endpoint === newsCall ? news : answerOf(goodRows),
  );
  const loaded = await loadPage(resolved, loader);
  const nodes = renderPage(resolved, loaded, memoryOfGood(), {
    report: (fault) => faults.push(fault),
  });
  return { html: renderToString(nodes), faults };
};

const order = ['轮播图', '资讯', '搜索框'];
const sections = (html: string) =>
  [...html.matchAll(/data-section="([^"]+)"/g)].map(([, name]) => name);

describe('a page in one piece', () => {
  it('stands in order, each section marked', async () => {
    const { html, faults } = await page(order);
    expect(sections(html)).toEqual(['轮播图', '资讯列表', '搜索框']);
    expect(html.match(/data-state="ready"/g)).toHaveLength(3);
    expect(html).toContain('aria-label="资讯列表"');
    expect(faults).toEqual([]);
  });

  it('leaves out what failed and keeps the rest', async () => {
    const { html, faults } = await page(order, failed('http-500'));
    expect(sections(html)).toEqual(['轮播图', '搜索框']);
    expect(faults.map(({ fault, section: name }) => `${fault} ${name}`)).toEqual([
      'call-failed 资讯列表',
    ]);
  });

  it('reports names that nobody knows', async () => {
    const { html, faults } = await page(['无', ...order, '轮播图']);
    expect(sections(html)).toHaveLength(3);
    expect(faults.map(({ fault }) => fault)).toEqual(['unknown-section', 'repeated-section']);
  });

  it('reports code that cannot be had', async () => {
    const { html, faults } = await page(['丢失', ...order]);
    expect(sections(html)).toHaveLength(3);
    expect(faults.map(({ fault, section: name, shown }) => `${fault} ${name} ${shown}`)).toEqual([
      'code-missing 丢失 hidden',
    ]);
  });
});
