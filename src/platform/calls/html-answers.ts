import { CALL } from '#schemas/layout/first-paint.ts';

/** `body`: as it was sent. */
export type HtmlAnswer = { path: string; body: string; text: string };

/** The answers to a visitor's calls that came with the HTML, by the keys of the calls. */
export const htmlAnswers = (): ReadonlyMap<string, HtmlAnswer> =>
  new Map(
    [...document.querySelectorAll<HTMLElement>(`script[${CALL}]`)].map((element) => {
      const path = element.getAttribute(CALL) ?? '';
      const { body = '', payload = body } = element.dataset;
      return [`${path} ${payload}`, { path, body, text: element.textContent }];
    }),
  );
