/**
 * The home pages as the server draws them for a visitor, from the answers of the stories. This runs in Node;
 * Storybook gets its exports as values (`.storybook/draw-pages.ts`), since a browser cannot render as a
 * server does.
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
  /** Errors while drawing. */
  errors: readonly string[];
};

/** In milliseconds; every answer is available at once. */
const LIMIT = 60_000;

const drawn = async (path: string): Promise<[string, DrawnPage]> => {
  let html = '';
  const onPart = (part: FirstPart) => {
    html += part.html;
  };
  const { built, errors } = await drawHome({ path, whole: false, call, limit: LIMIT, onPart });
  return [path, { html, built, errors: errors.map(String) }];
};

/** By address. */
export const drawnPages: Readonly<Record<string, DrawnPage>> = Object.fromEntries(
  await Promise.all(homeRoutes.map(drawn)),
);

/** The styles of these pages; Storybook's build fills them in. */
export const drawnStyles: string = '';
