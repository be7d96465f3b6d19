import { asc, desc, sql } from 'drizzle-orm';
import { news, newsSection, newsText } from '../../db/tables/news.ts';
import { defineTable } from '../desk/index.ts';
import { toNews } from './rows.ts';

const articles = defineTable(news, {
  area: 'content',
  rank: 30,
  label: '资讯',
  noun: '资讯',
  title: 'title',
  publishedField: 'published',
  fields: {
    title: { label: '标题', max: 60, listed: true, searched: true },
    published: { label: '已上架', initial: '0', listed: true, filtered: true },
    sectionId: {
      label: '栏目',
      ref: { table: newsSection, label: newsSection.name },
      listed: true,
      filtered: true,
    },
    publishedAt: {
      label: '发布时间',
      listed: true,
      sorted: true,
      help: '学员看到的时间，也决定先后。',
    },
    author: { label: '作者', max: 40, searched: true, listed: true },
    thumb: { label: '封面', kind: 'picture' },
    summary: { label: '摘要', kind: 'longText', max: 200, searched: true },
    reads: { label: '阅读数', written: 'never', listed: true, sorted: true },
  },
  joined: {
    html: {
      ...{ table: newsText, key: newsText.newsId, column: newsText.html },
      ...{ label: '正文', kind: 'richText', required: false },
    },
  },
  references: [],
  serves: {
    list: {
      orderBy: [desc(news.publishedAt)],
      by: { type_id: news.sectionId },
      row: (row, labelOf) => toNews({ ...row, section: labelOf('sectionId') }),
    },
  },
});

const sections = defineTable(newsSection, {
  area: 'content',
  rank: 35,
  label: '资讯栏目',
  noun: '栏目',
  title: 'name',
  fields: {
    name: { label: '名称', max: 20, listed: true, searched: true },
    position: { label: '次序', listed: true, sorted: true, help: '小的在前。' },
  },
  references: [
    {
      when: sql`exists (select 1 from ${news} where ${news.sectionId} = ${newsSection.id})`,
      reason: '有资讯在里面',
    },
  ],
  serves: {
    all: {
      orderBy: [asc(newsSection.position)],
      row: ({ id, name }) => ({ id: String(id), name }),
    },
  },
});

export const { list: newsPage } = articles.served;
export const { all: newsSections } = sections.served;

export const deskTables = [articles, sections];
