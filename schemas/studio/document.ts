import * as z from 'zod/mini';
import { lessonKinds } from '../course/fields.ts';

const lesson = z.object({
  /** The live lesson's number, or `n…` for one that is not live yet. */
  id: z.string(),
  kind: z.enum(lessonKinds),
  title: z.string(),
  /** The file of the library; null: the stream that the live lesson has, or none yet. */
  media: z.nullable(z.int()),
  html: z.string(),
  trialSeconds: z.int(),
  free: z.boolean(),
  noSkip: z.boolean(),
});

const chapter = z.object({ id: z.string(), title: z.string(), lessons: z.array(lesson) });

/** What a revision holds: a course as its teacher wants it. */
const courseDocument = z.object({
  title: z.string(),
  subtitle: z.string(),
  thumb: z.string(),
  categoryId: z.nullable(z.int()),
  introHtml: z.string(),
  gains: z.array(z.string()),
  priceFen: z.int(),
  sequential: z.boolean(),
  chapters: z.array(chapter),
});

export type CourseDocument = z.output<typeof courseDocument>;
type ChapterDraft = CourseDocument['chapters'][number];
export type LessonDraft = ChapterDraft['lessons'][number];
