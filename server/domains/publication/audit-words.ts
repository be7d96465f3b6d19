import { type DocumentChange, describeChanges } from '#schemas/publication/describe-changes.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';

const MOST_TOLD = 6;

/** The changes between two documents, in one line of Chinese. */
export const changesLine = (before: HomeDocument, after: HomeDocument): string => {
  const texts = describeChanges(before, after).map(({ text }) => text);
  const told = texts.slice(0, MOST_TOLD).join('；') || '内容没有变化';
  return texts.length > MOST_TOLD ? `${told}……共 ${texts.length} 处` : told;
};

export const withNote = (text: string, note: string): string =>
  note ? `${text}，说明：${note}` : text;

/** What was left out of a publication, in words; '' where nothing was. */
export const keptWords = (kept: readonly DocumentChange[]): string =>
  kept.length > 0 ? `；另有 ${kept.length} 处改动留在草稿` : '';

/** The plans of which changes go live, in words; '' where there are none. */
export const plansWords = (plans: readonly { name: string }[]): string =>
  plans.length > 0 ? `；含方案${plans.map(({ name }) => `「${name}」`).join('')}` : '';
