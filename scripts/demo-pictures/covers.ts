import type { Topic } from '#server/db/demo/course/topics.ts';
import { teacherRows } from '#server/db/demo/teacher/teacher-rows.ts';
import { lookOf } from './people/looks.ts';
import { person } from './people/person.ts';
import { picture } from './picture.ts';
import { type Scene, scenes, stages } from './scenes.ts';
import { tints } from './tints.ts';

const teacherOf = (slug: string): string | undefined =>
  teacherRows.find(([, , , , topics]) => topics.split(' ').includes(slug))?.[0];

const drawn = ([stage, tint, hero, ...props]: Scene, turn: number, name?: string): string =>
  stages[stage]({
    ...{ tint: tints[tint], hero, props, turn },
    ...(stage === 'hall' && name !== undefined ? { person: person(lookOf(name)) } : {}),
  });

/** A course's cover, 480 × 300: its subject stands within the middle square. */
export const courseCover = (topic: Topic, variant: number, turn: number): string => {
  const scene = scenes[topic.slug]?.[variant];
  if (!scene) throw new Error(`no scene ${variant} of ${topic.slug}`);
  return picture(480, 300, drawn(scene, turn, teacherOf(topic.slug)), 1.25);
};
