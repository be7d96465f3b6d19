import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { DRAWS, DRAWS_HEADER } from '#schemas/capabilities/draws.ts';
import {
  CALL,
  DRAWN,
  FIRST,
  type FirstPaint,
  type FirstPart,
  MEMBERS_MARK,
  PERSONAL,
  WHOLE,
} from '#schemas/layout/first-paint.ts';
import { escaped } from '../http/escaped.ts';
import { memberStart } from './pages.ts';

/** Answers of at most this many characters are embedded in the page; the browser asks for longer ones. */
const LONGEST = 100_000;

const MANIFEST = '.vite/manifest.json';

const chunk = z.object({
  file: z.string(),
  name: z.optional(z.string()),
  css: z.optional(z.array(z.string())),
  imports: z.optional(z.array(z.string())),
});
const manifest = z.record(z.string(), chunk);

type Assets = { scripts: string[]; styles: string[] };

const addressed = (file: string): string => ['', file].join('/');

const assetsIn = (clientDir: string): ((files: readonly string[]) => Assets) => {
  const listed = z.parse(manifest, JSON.parse(readFileSync(join(clientDir, MANIFEST), 'utf8')));
  // what several sources share has a name of its own
  const shared = Object.entries(listed).flatMap(([key, each]) =>
    key.startsWith('_') && each.name ? [[each.name, each] as const] : [],
  );
  const chunks = { ...Object.fromEntries(shared), ...listed };
  return (files) => {
    const all = new Set(files);
    for (const name of all) for (const other of chunks[name]?.imports ?? []) all.add(other);
    const found = [...all].flatMap((name) => chunks[name] ?? []);
    return {
      scripts: found.map(({ file }) => addressed(file)),
      styles: found.flatMap(({ css = [] }) => css.map(addressed)),
    };
  };
};

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};
const unescaped = (text: string): string =>
  text.replace(/&[#\w]+;/g, (name) => entities[name] ?? '');

/** Characters of a harmless declaration: the content policy would admit any style of the page. */
const DECLARATIONS = /^[-\w\s:;.,#%()+*/]*$/;

const styleRules = () => {
  const marks = new Map<string, string>();
  return (html: string): { html: string; rules: string } => {
    const known = marks.size;
    const plain = html.replace(/ style="([^"]*)"/g, (_whole, value: string) => {
      const declared = unescaped(value);
      if (!DECLARATIONS.test(declared)) return '';
      const mark = marks.get(declared) ?? String(marks.size);
      marks.set(declared, mark);
      return ` data-drawn="${mark}"`;
    });
    const further = [...marks].slice(known);
    const rules = further.map(([value, mark]) => `[data-drawn="${mark}"]{${value}}`).join('');
    return { html: plain, rules };
  };
};

/** HTML's parser sees neither an end tag nor a comment in it. */
const inScript = (json: string): string => json.replaceAll('<', '\\u003c');

const answersOf = ({ answers }: FirstPaint): string =>
  answers
    .filter(({ text }) => text.length <= LONGEST)
    .map(
      ({ path, payload, body, text }) =>
        `<script type="application/json" ${CALL}="${escaped(path)}" data-body="${escaped(body)}"${payload === body ? '' : ` data-payload="${escaped(payload)}"`}>${inScript(text)}</script>`,
    )
    .join('');

const WHILE_ALONE = `[${FIRST}]>.boot:not(:last-child){display:none}`;

/** The last element so far; `:last-child` matches only once the parent is complete. */
const LAST = ':not(:has(+*))';
/**
 * What sticks to the foot of the screen, outside of sections, would grow upwards while it arrives: it is hidden until
 * it is complete.
 */
const ONCE_WHOLE = `[${FIRST}]>main${LAST}>div${LAST}:not(:has(section)),[${FIRST}]>nav${LAST}{display:none}`;

const LATE_CODE = /<p class="boot-late">[\s\S]*?<\/p>/;

const ROOT = /^([\s\S]*?)<div id="root">([\s\S]*?)<\/div>\s*(<\/body>[\s\S]*)$/;

/** Redirects browsers without JavaScript to the page that is drawn whole. */
const TO_WHOLE = `<noscript><meta http-equiv="refresh" content="0;url=?${WHOLE}"></noscript>`;

/**
 * Loads the app's code once the page has been painted; at once in a background tab, which is not painted. A sharper
 * screen then loads the file of a picture that came in the page. A reload stays at the top until the app runs, which
 * repeats the clicks that came before.
 */
const AFTER_PAINT =
  '(({dataset:{code}})=>{history.scrollRestoration="manual";const presses=globalThis.earlyPresses=[];addEventListener("click",({target})=>{target.closest?.("[data-first]")&&presses.push(target)},true);const start=()=>{for(const file of code.split(" "))import(file);const image=document.querySelector("[data-srcset]");image&&image.naturalWidth<image.width*devicePixelRatio&&Object.assign(image,{...image.dataset})};document.hidden?start():requestAnimationFrame(()=>setTimeout(start))})(document.currentScript)';

/**
 * Before the first paint marks the page of a member, whose browser then shows the places of members' own sections. '0'
 * of a member of whom the last answer said that no card is valid, and whose prices are a visitor's.
 */
const SHOW_MEMBERS =
  '(({dataset:{token,card}})=>{try{localStorage.getItem(token)&&document.documentElement.setAttribute("data-member",(localStorage.getItem(card)||"").split(" ")[1]||"")}catch{}})(document.currentScript)';
/** For others they take no space, not even the gap before the next section. */
const MEMBERS_ALONE = `html:not([data-member]) [${MEMBERS_MARK}]{visibility:hidden;block-size:0;overflow:hidden;margin-block-end:calc(-1*var(--section-gap))}`;
/** What would be a visitor's keeps its space. */
const PERSONAL_LATER = `html[data-member]:not([data-member="0"]) [${FIRST}] [${PERSONAL}]{visibility:hidden}`;

/** Rules for what differs for members, by the marks that need them. */
const MEMBERS_RULES = [
  [MEMBERS_MARK, MEMBERS_ALONE],
  [PERSONAL, PERSONAL_LATER],
] as const;

export const drawnScripts: readonly string[] = [AFTER_PAINT, SHOW_MEMBERS];

const preload = (file: string, low = false): string =>
  `<link rel="modulepreload" crossorigin${low ? ' fetchpriority="low"' : ''} href="${file}">`;

const SCRIPT = /\s*<script type="module"[^>]* src="([^"]*)"[^>]*><\/script>/g;
const STYLE = /<link rel="stylesheet"[^>]* href="([^"]*)"[^>]*>/g;

/** Style files are inlined, so that the first paint waits for none. */
const stylesIn = (clientDir: string) => {
  const texts = new Map<string, string>();
  return (file: string, nonce: string): string => {
    const css = texts.get(file) ?? readFileSync(join(clientDir, file), 'utf8');
    if (/<\/style/i.test(css)) throw new Error(`${file} holds the end of a style element`);
    texts.set(file, css);
    // the link tells the code that loads sections that their styles are there
    return `<style nonce="${nonce}" data-file="${file}">${css}</style><link rel="stylesheet" crossorigin href="${file}" disabled>`;
  };
};

const readShell = (clientDir: string) => {
  const shell = readFileSync(join(clientDir, 'index.html'), 'utf8');
  const [, head = '', waiting = '', after = ''] = ROOT.exec(shell) ?? [];
  const [lateCode = ''] = LATE_CODE.exec(waiting) ?? [];
  const { memberScript, token, card } = memberStart(clientDir);
  const sources = [...new Set([...head.matchAll(SCRIPT)].flatMap(([, source = '']) => source))];
  return {
    head: head.replace(SCRIPT, ''),
    /** The app's code with low priority: pictures come first. */
    scripts: sources
      .map(
        (file) => `<script type="module" crossorigin fetchpriority="low" src="${file}"></script>`,
      )
      .join(''),
    sources,
    afterPaint: `<script data-code="${sources.join(' ')}">${AFTER_PAINT}</script>`,
    memberCalls: memberScript
      ? `<script data-token="${token}" data-draws-header="${DRAWS_HEADER}" data-draws="${DRAWS}">${memberScript}</script>`
      : '',
    showMembers: `<script data-token="${token}" data-card="${card}">${SHOW_MEMBERS}</script>`,
    named: new Set([...shell.matchAll(/="([^"]*)"/g)].map(([, value = '']) => value)),
    waiting,
    lateCode,
    skeleton: waiting.replace(lateCode, '').replace(/<!--[\s\S]*?-->|\s{2,}/g, ''),
    after,
  };
};

export const pageTexts = (clientDir: string) => {
  const shell = readShell(clientDir);
  const { waiting, scripts, afterPaint } = shell;
  const assets = assetsIn(clientDir);
  const styleOf = stylesIn(clientDir);
  return (nonce: string, whole: boolean) => {
    const lateCode = whole ? '' : shell.lateCode;
    const named = new Set(shell.named);
    const withoutStyles = styleRules();
    const further = (files: readonly string[]) =>
      files.filter((file) => !named.has(file) && named.add(file));
    let pictured = false;
    const membersRules = new Map(MEMBERS_RULES);
    let opened: number | undefined;

    let code = '';

    const ofMembers = (html: string): string => {
      const rules = [...membersRules].filter(([mark]) => html.includes(mark));
      if (rules.length === 0) return '';
      const isFirst = membersRules.size === MEMBERS_RULES.length;
      for (const [mark] of rules) membersRules.delete(mark);
      const style = `<style nonce="${nonce}">${rules.map(([, rule]) => rule).join('')}</style>`;
      return isFirst ? style + shell.showMembers : style;
    };

    const asking = (
      { html, files, picture, last }: FirstPart,
      rules: string,
      holdsPicture: boolean,
    ): string => {
      const needed = assets(files);
      const first = pictured ? '' : picture;
      pictured ||= picture !== '';
      const begin = opened === undefined ? shell.sources.map((file) => preload(file)) : [];
      const more = further(needed.scripts).map((file) => preload(file, true));
      // code would compete with the first picture for the network, where the page does not hold that itself
      if (last) code = [...(holdsPicture ? [] : begin.splice(0)), ...more.splice(0)].join('');
      return [
        ...begin,
        ...further(needed.styles).map((file) => styleOf(file, nonce)),
        rules && `<style nonce="${nonce}">${rules}</style>`,
        first,
        ...more,
        ofMembers(html),
      ].join('');
    };

    return {
      head: (): string => {
        const styled = shell.head.replace(STYLE, (_link, file: string) => styleOf(file, nonce));
        return whole ? styled : styled.replace('</head>', () => `${TO_WHOLE}</head>`);
      },
      /** An empty first part shows the skeleton. `holdsPicture`: the first picture stands in the part itself. */
      part: (part: FirstPart, holdsPicture = false): string => {
        const { html, rules } = withoutStyles(part.html);
        if (opened !== undefined) return asking(part, rules, holdsPicture) + html;
        const once = `<style nonce="${nonce}">${ONCE_WHOLE}</style>`;
        const opening = asking(part, html ? rules : WHILE_ALONE, holdsPicture) + once;
        opened = part.built;
        return `${DRAWN[0]}${opening}<div id="root" ${FIRST}="${opened}">${html || shell.skeleton}`;
      },
      end: (paint: FirstPaint): string => {
        // either follows the page, which hides the skeleton
        const more =
          lateCode && paint.built === opened
            ? ''
            : `<template ${FIRST}="${paint.built}"></template>`;
        return `${more}${lateCode}</div>${code}${answersOf(paint)}${shell.memberCalls}${DRAWN[1]}${afterPaint}${shell.after}`;
      },
      plain: (): string =>
        opened === undefined
          ? `<div id="root">${waiting}</div>${scripts}${shell.after}`
          : `${lateCode}</div>${DRAWN[1]}${scripts}${shell.after}`,
    };
  };
};
