import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getIndexSystem } from '#schemas/home/endpoints.ts';
import {
  homeSections,
  normalName,
  type SectionRow,
  sectionNames,
} from '#schemas/layout/home-sections.ts';

/** Flags and titles, by the letter (home rule 32). */
const flags =
  'retrieval_open vip_open live_open activity_open information_open graphic_open course_open video_open audio_open column_open content_open workshop_open questionnaire_open classification_open_disease classification_open_use classification_open_drug'.split(
    ' ',
  );
const titles =
  'vip_prompt_title live_module_title activity_module_title information_module_title graphic_module_title course_module_title video_module_title audio_module_title column_module_title content_module_title workshop_module_title questionnaire_module_title classification_module_title_disease classification_module_title_use classification_module_title_drug'.split(
    ' ',
  );

describe('the catalogue', () => {
  it('has at least the 18 sections of the specification, under names and aliases that no two share', () => {
    const names = Object.entries(homeSections).flatMap(([name, row]) => [name, ...row.aliases]);
    expect(sectionNames.length).toBeGreaterThanOrEqual(18);
    expect(new Set(names.map(normalName)).size).toBe(names.length);
  });

  it('asks every flag and every title of the specification, each for one section', () => {
    const rows: SectionRow[] = Object.values(homeSections);
    const requests = rows.flatMap(({ flag, titleField }) => [flag ?? [], titleField ?? []].flat());
    expect(requests).toEqual(expect.arrayContaining([...flags, ...titles]));
    expect(new Set(requests).size).toBe(requests.length);
  });
});

describe('the system config', () => {
  it('reads each flag and title on its own', () => {
    const read: Record<string, unknown> = z.parse(getIndexSystem.data, {
      retrieval_open: '1',
      live_open: true,
      video_open: 0,
      live_module_title: null,
      vip_prompt_title: ' 会员 ',
      course_module_title: [],
      unheard_of: { a: 1 },
    });
    expect(read).toMatchObject({
      retrieval_open: true,
      live_open: true,
      video_open: false,
      audio_open: false,
      live_module_title: '',
      vip_prompt_title: '会员',
      course_module_title: '',
      unheard_of: { a: 1 },
    });
  });

  it('takes an empty list for a config that closes everything', () => {
    const read: Record<string, unknown> = z.parse(getIndexSystem.data, []);
    expect(flags.map((field) => read[field])).toEqual(flags.map(() => false));
  });
});
