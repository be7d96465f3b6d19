import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import { teamGroupTable } from '../tables/activity.ts';
import { addressTable } from '../tables/address.ts';
import { productNode } from '../tables/catalogue.ts';
import { chapter, lesson, notice, review } from '../tables/course.ts';
import { ledgerEntry } from '../tables/ledger.ts';
import { liveAssistant, liveMessage } from '../tables/live.ts';
import { redeemCodeTable, vipPlan } from '../tables/membership.ts';
import { message } from '../tables/message.ts';
import { newsProduct, newsSection, newsText } from '../tables/news.ts';
import { orderTable } from '../tables/order.ts';
import { attempt, question } from '../tables/questionnaire.ts';
import { relation } from '../tables/relation.ts';
import { hotWord } from '../tables/search.ts';
import { teacher } from '../tables/teacher.ts';
import { insertAddress } from './address.ts';
import { insertCourseContent } from './course-content.ts';
import { insertFollows } from './follows.ts';
import { insertLive } from './live.ts';
import { insertMessages } from './message.ts';
import { insertOrders } from './orders.ts';
import { insertQuestionnaire } from './questionnaire.ts';
import { insertSearchAndNews } from './search-and-news.ts';

type Part = {
  insert: (db: Database, now: number) => Promise<void>;
  /** Whether learners or operators have filled the part, so that demo data must stay out. */
  isFilled: (db: Database) => Promise<boolean>;
};

const holding =
  (...tables: readonly PgTable[]) =>
  async (db: Database): Promise<boolean> => {
    for (const table of tables) if ((await db.$count(table)) > 0) return true;
    return false;
  };

/** The demo data of the domains, in the order in which they build upon each other. */
export const parts: Readonly<Record<string, Part>> = {
  find: {
    insert: insertSearchAndNews,
    isFilled: holding(hotWord, newsSection, newsText, newsProduct, productNode),
  },
  people: {
    insert: insertFollows,
    isFilled: async (db) =>
      (await db.$count(relation, eq(relation.kind, 'follow'))) > 0 ||
      (await db.$count(teacher, isNotNull(teacher.memberId))) > 0,
  },
  study: { insert: insertCourseContent, isFilled: holding(chapter, lesson, notice, review) },
  live: { insert: insertLive, isFilled: holding(liveAssistant, liveMessage) },
  inbox: {
    insert: insertMessages,
    isFilled: async (db) =>
      (await db.$count(message, and(ne(message.link, ''), ne(message.group, 'live')))) > 0,
  },
  questionnaire: { insert: insertQuestionnaire, isFilled: holding(question, attempt) },
  trade: {
    insert: insertOrders,
    isFilled: holding(vipPlan, redeemCodeTable, orderTable, teamGroupTable, ledgerEntry),
  },
  address: { insert: insertAddress, isFilled: holding(addressTable) },
};
