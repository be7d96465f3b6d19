import type { lessonKinds } from '../course/fields.ts';
import { AUDIO, GRAPHIC, SERIES, VIDEO } from '../course/product-type.ts';
import { oneLine, severalLines } from '../text/tidy-text.ts';
import { count, html, requiredText, text } from '../wire/primitives.ts';
import { atMost, filled, ruled, tidied, upTo } from '../wire/rules.ts';
import { studioRefusals } from './refusals.ts';

/** `published`: it is what is live; `dropped`: it was given up. */
export const revisionStates = ['draft', 'waiting', 'refused', 'published', 'dropped'] as const;

/** The states of a revision that is still worked on; a course has at most one of them. */
export const openStates = ['draft', 'waiting', 'refused'] as const;

export type OpenState = (typeof openStates)[number];

/** `off`: taken off sale; whoever bought it may still study it. */
export const saleStates = ['none', 'on', 'off'] as const;

export const studioTabs = ['all', 'draft', 'waiting', 'refused', 'on', 'off'] as const;

export type StudioTab = (typeof studioTabs)[number];

export const newTypes = [VIDEO, AUDIO, GRAPHIC, SERIES] as const;

/** A course of these types has one lesson, of that kind. */
export const singleKinds: Readonly<Record<number, (typeof lessonKinds)[number]>> = {
  [VIDEO]: 'video',
  [AUDIO]: 'audio',
  [GRAPHIC]: 'text',
};

export const TITLE_LENGTH = 60;
export const SUBTITLE_LENGTH = 80;
export const GAINS_LENGTH = 400;
export const MOST_GAINS = 5;
export const MOST_LESSONS = 500;
export const MOST_CHAPTERS = 100;
export const MOST_TRIAL_SECONDS = 36_000;
/** In yuan. */
export const HIGHEST_PRICE = 99_999;
/** Of an article, in characters of its HTML. */
export const TEXT_LENGTH = 50_000;
export const LARGEST_COURSE = 4_000_000;
export const NOTICE_TITLE_LENGTH = 40;
export const NOTICE_LENGTH = 500;
export const NOTICES_A_DAY = 3;

const tooLong = studioRefusals.courseFieldTooLong;

const line = (most: number) => ruled(tidied(text, oneLine), atMost(most, tooLong));

/** May be missing while the course is a draft. */
export const courseTitle = line(TITLE_LENGTH);
export const newTitle = ruled(courseTitle, filled('请填写标题', studioRefusals.courseIncomplete));
export const courseSubtitle = line(SUBTITLE_LENGTH);
/** One in each line. */
export const courseGains = ruled(tidied(text, severalLines), atMost(GAINS_LENGTH, tooLong));
export const courseHtml = ruled(html, atMost(TEXT_LENGTH, tooLong));
export const trialSeconds = ruled(count, upTo(MOST_TRIAL_SECONDS, studioRefusals.trialTooLong));
/** In fen; 0 is free. */
export const coursePrice = ruled(count, upTo(HIGHEST_PRICE * 100, studioRefusals.priceTooHigh));
export const noticeTitle = ruled(
  tidied(requiredText, oneLine),
  atMost(NOTICE_TITLE_LENGTH, tooLong),
);
export const noticeText = ruled(tidied(requiredText, severalLines), atMost(NOTICE_LENGTH, tooLong));

/** Whether a chapter or lesson is live already. */
export const isLive = (id: string): boolean => /^\d+$/.test(id);
