/**
 * Each home page as the server draws it for a visitor, from the workshop's own answers. Where this module
 * runs it draws them; the workshop is given what it exports (`.storybook/draw-pages.ts`), since a
 * browser cannot draw as a server does.
 */

import type { DrawHome, FirstPaint, FirstPart } from '#schemas/layout/first-paint.ts';
import { SUCCESS } from '#schemas/wire/envelope.ts';
import { drawHome } from '#src/app/first-paint/draw-home.tsx';
import { homeRoutes } from '#src/home/variants.ts';
import { answerTo } from '../back-end/answers.ts';

const call: Parameters<DrawHome>[0]['call'] = async (path, body) => {
  const answer = answerTo(path, JSON.parse(body));
  return answer && JSON.stringify({ code: Number(SUCCESS), msg: '', data: answer.data });
};

export type DrawnPage = Pick<FirstPaint, 'built'> & {
  html: string;
  /** What threw while it was drawn. */
  errors: readonly string[];
};

/** In ms: every answer is there. */
const LIMIT = 60_000;

const drawn = async (path: string): Promise<[string, DrawnPage]> => {
  let html = '';
  const onPart = (part: FirstPart) => {
    html += part.html;
  };
  const { built, errors } = await drawHome({ path, whole: false, call, limit: LIMIT, onPart });
  return [path, { html, built, errors: errors.map(String) }];
};

/** By their addresses. */
export const drawnPages: Readonly<Record<string, DrawnPage>> = Object.fromEntries(
  await Promise.all(homeRoutes.map(drawn)),
);

/** The styles of all that they are drawn with; the workshop fills it in. */
export const drawnStyles: string = '';
