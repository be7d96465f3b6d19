import { sql } from 'drizzle-orm';
import { product } from '../../db/tables/course.ts';
import { live } from '../../db/tables/live.ts';
import { mediaFile } from '../../db/tables/media.ts';
import { onboardingTable } from '../../db/tables/onboarding.ts';
import { broadcastTable, courseRevisionTable } from '../../db/tables/studio.ts';
import { teacher, workshop, workshopMember } from '../../db/tables/teacher.ts';
import { defineTable } from '../desk/index.ts';

const teachers = defineTable(teacher, {
  area: 'content',
  rank: 60,
  label: '讲师',
  noun: '讲师',
  title: 'name',
  fields: {
    name: { label: '姓名', max: 20, listed: true, searched: true },
    title: { label: '职称', max: 20, listed: true },
    hospital: { label: '医院', max: 40, listed: true, searched: true },
    department: { label: '科室', max: 20, listed: true, searched: true },
    fields: { label: '擅长', kind: 'lines', max: 300, help: '每行一项。' },
    avatar: { label: '头像', kind: 'picture' },
    introHtml: { label: '介绍', kind: 'richText' },
  },
  references: [
    {
      when: sql`exists (select 1 from ${product} where ${product.teacherId} = ${teacher.id})`,
      reason: '有课程',
    },
    {
      when: sql`exists (select 1 from ${live} where ${live.teacherId} = ${teacher.id})`,
      reason: '有直播',
    },
    {
      when: sql`exists (select 1 from ${workshop} where ${workshop.teacherId} = ${teacher.id})`,
      reason: '有工作室',
    },
    {
      when: sql`exists (select 1 from ${workshopMember} where ${workshopMember.teacherId} = ${teacher.id})`,
      reason: '工作室里有成员',
    },
    {
      when: sql`exists (select 1 from ${onboardingTable} where ${onboardingTable.teacherId} = ${teacher.id} and ${onboardingTable.state} = 'passed')`,
      reason: '入驻已通过，请先撤销',
    },
    {
      when: sql`exists (select 1 from ${courseRevisionTable} where ${courseRevisionTable.teacherId} = ${teacher.id})`,
      reason: '在工作室里编辑过课程',
    },
    {
      when: sql`exists (select 1 from ${broadcastTable} where ${broadcastTable.teacherId} = ${teacher.id})`,
      reason: '申请过直播',
    },
    {
      when: sql`exists (select 1 from ${mediaFile} where ${mediaFile.teacherId} = ${teacher.id})`,
      reason: '素材库里有文件',
    },
  ],
});

export const deskTables = [teachers];
