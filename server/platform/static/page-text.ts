import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { DRAWS, DRAWS_HEADER } from '#schemas/capabilities/draws.ts';
import { followPrompt } from '#schemas/home/endpoints.ts';
import {
  CALL,
  DRAWN,
  FIRST,
  type FirstPaint,
  type FirstPart,
  MEMBERS_MARK,
  PERSONAL,
  PROMPT,
  PROMPT_CLOSED,
  WHOLE,
} from '#schemas/layout/first-paint.ts';
import { unreadMessages } from '#schemas/message/unread-endpoints.ts';
import { switchVersion } from '#schemas/site/start-endpoints.ts';
import { escaped } from '../http/escaped.ts';
import { batchElement } from './batch-element.ts';
import { dividedStyles, earlyRules, endOfPicture } from './early-rules.ts';
import { memberStart } from './pages.ts';
import { styleRules } from './style-rules.ts';

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

export const assetsIn = (clientDir: string): ((files: readonly string[]) => Assets) => {
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

/** HTML's parser sees neither an end tag nor a comment in it. */
const inScript = (json: string): string => json.replaceAll('<', '\\u003c');

/** Calls that a member's page does without. */
const OF_VISITORS: ReadonlySet<string> = new Set([followPrompt.path]);

/** Calls that a member's home makes besides: path and body. */
const OF_MEMBERS: readonly (readonly [string, string])[] = [
  [switchVersion.path, JSON.stringify({})],
  [unreadMessages.path, JSON.stringify({ type: 1 })],
];

export const answersOf = ({ answers }: Pick<FirstPaint, 'answers'>): string =>
  answers
    .filter(({ text }) => text.length <= LONGEST)
    .map(
      ({ path, payload, body, text }) =>
        `<script type="application/json" ${CALL}="${escaped(path)}" data-body="${escaped(body)}"${payload === body ? '' : ` data-payload="${escaped(payload)}"`}${OF_VISITORS.has(path) ? ' data-visitors' : ''}>${inScript(text)}</script>`,
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

/** The note on late code stands above the tabs, at once where the code cannot be had, as what stands in for the app's own. */
const NOTE = `[${FIRST}]>nav~.boot-late{inset-block-end:calc(env(safe-area-inset-bottom) + var(--tab-bar));z-index:6}html[data-late] .boot-late,html[data-late] [${PERSONAL}]{animation-delay:0s!important}`;

const LATE_CODE = /<p class="boot-late">[\s\S]*?<\/p>/;

const ROOT = /^([\s\S]*?)<div id="root">([\s\S]*?)<\/div>\s*(<\/body>[\s\S]*)$/;

/** Redirects browsers without JavaScript to the page that is drawn whole. */
const TO_WHOLE = `<noscript><meta http-equiv="refresh" content="0;url=?${WHOLE}"></noscript>`;

/** A script that runs `start` once the page has been painted; at once in a background tab, which is not painted. */
export const whenPainted = (first: string, start: string): string =>
  `(({dataset:{code}})=>{${first}const start=()=>{${start}};document.hidden?start():requestAnimationFrame(()=>setTimeout(start))})(document.currentScript)`;

/**
 * Loads the app's code once the page has been painted; at once in a background tab, which is not painted. A sharper
 * screen then loads the file of a picture that came in the page, unless its browser saves data. A reload stays at the top until the app runs, which
 * repeats the clicks that came before. Where the code cannot be had, the page says so at once.
 */
const AFTER_PAINT = whenPainted(
  'history.scrollRestoration="manual";const presses=globalThis.earlyPresses=[];addEventListener("click",({target})=>{target.closest?.("[data-first]")&&presses.push(target)},true);const fail=()=>document.documentElement.setAttribute("data-late","");',
  'for(const file of code.split(" "))import(file).catch(fail);const image=document.querySelector("[data-srcset]");image&&!navigator.connection?.saveData&&image.width*devicePixelRatio>image.naturalWidth&&Object.assign(image,{...image.dataset})',
);

/** Has all pictures of a row asked for once it is touched or scrolled, until the app does so itself. */
const STIR_ROWS =
  'for(const kind of["pointerdown","scroll"])addEventListener(kind,({target})=>target.closest?.("[data-first] [data-resting]")?.removeAttribute("data-resting"),true)';

/**
 * Before the first paint marks the page of a member, whose browser then shows the places of members' own sections and
 * none of a visitor's prices, and that of whoever has closed the prompt.
 */
export const SHOW_MEMBERS =
  '(({dataset:{token,closed}})=>{try{const mark=(name)=>document.documentElement.setAttribute(name,"");localStorage.getItem(token)&&mark("data-member");sessionStorage.getItem(closed)&&mark("data-closed")}catch{}})(document.currentScript)';
/** For others they take no space, not even the gap before the next section. */
const MEMBERS_ALONE = `html:not([data-member]) [${MEMBERS_MARK}]{visibility:hidden;block-size:0;overflow:hidden;margin-block-end:calc(-1*var(--section-gap))}`;
const MAY_DIFFER = `html[data-member] [${FIRST}] [${PERSONAL}`;
/** What would be a visitor's keeps its space; the public prices stand once the page says that its code is late. */
const PERSONAL_LATER = `${MAY_DIFFER}]{visibility:hidden}${MAY_DIFFER}=true]{animation:appear 0s 15s forwards}`;
const PROMPT_FOR_OTHERS = `html:is([data-member],[data-closed]) [${FIRST}] [${PROMPT}]{display:none}`;

/** Rules for what differs for members, by the marks that need them. */
const MEMBERS_RULES = [
  [MEMBERS_MARK, MEMBERS_ALONE],
  [PERSONAL, PERSONAL_LATER],
  [PROMPT, PROMPT_FOR_OTHERS],
] as const;

export const drawnScripts: readonly string[] = [AFTER_PAINT, SHOW_MEMBERS, STIR_ROWS];

const preload = (file: string, low = false): string =>
  `<link rel="modulepreload" crossorigin${low ? ' fetchpriority="low"' : ''} href="${file}">`;

const SCRIPT = /\s*<script type="module"[^>]* src="([^"]*)"[^>]*><\/script>/g;
const STYLE = /<link rel="stylesheet"[^>]* href="([^"]*)"[^>]*>/g;

const readStyles = (clientDir: string, file: string): string => {
  const css = readFileSync(join(clientDir, file), 'utf8');
  if (/<\/style/i.test(css)) throw new Error(`${file} holds the end of a style element`);
  return css;
};

const styleElement = (file: string, nonce: string, css: string): string =>
  `<style nonce="${nonce}" data-file="${file}">${css}</style>`;

/** Tells the code that loads sections that their styles are there. Browsers that look ahead fetch what is only disabled. */
const styleLink = (file: string): string =>
  `<link rel="stylesheet" crossorigin href="${file}" media="not all" disabled>`;

/** Style files are inlined, so that the first paint waits for none. */
export const stylesIn = (clientDir: string) => {
  const texts = new Map<string, string>();
  return (file: string, nonce: string): string => {
    const css = texts.get(file) ?? readStyles(clientDir, file);
    texts.set(file, css);
    return styleElement(file, nonce, css) + styleLink(file);
  };
};

/** Whether HTML needs rules of a style file. */
const stylesNeeded = (clientDir: string) => {
  const rules = new Map<string, (html: string) => number>();
  return (file: string, html: string): boolean => {
    const lengthFor = rules.get(file) ?? earlyRules(readStyles(clientDir, file));
    rules.set(file, lengthFor);
    return lengthFor(html) > 0;
  };
};

const readShell = (clientDir: string, batches: boolean) => {
  const shell = readFileSync(join(clientDir, 'index.html'), 'utf8');
  const [, head = '', waiting = '', after = ''] = ROOT.exec(shell) ?? [];
  const [lateCode = ''] = LATE_CODE.exec(waiting) ?? [];
  const { memberScript, token } = memberStart(clientDir);
  const sources = [...new Set([...head.matchAll(SCRIPT)].flatMap(([, source = '']) => source))];
  const bodyAt = head.indexOf('<body');
  return {
    head: head.slice(0, bodyAt).replace(SCRIPT, ''),
    /** Browsers paint nothing before the body has begun. */
    body: head.slice(bodyAt),
    styles: [...head.matchAll(STYLE)].flatMap(([, file = '']) => ({
      file,
      divided: dividedStyles(readStyles(clientDir, file)),
    })),
    /** The app's code with low priority: pictures come first. */
    scripts: sources
      .map(
        (file) => `<script type="module" crossorigin fetchpriority="low" src="${file}"></script>`,
      )
      .join(''),
    sources,
    afterPaint: (more: readonly string[]) =>
      `<script data-code="${[...sources, ...more].join(' ')}">${AFTER_PAINT}</script>`,
    batchCalls: batches ? batchElement(clientDir) : '',
    memberCalls: memberScript
      ? `<script data-token="${token}" data-draws-header="${DRAWS_HEADER}" data-draws="${DRAWS}" data-own="${escaped(JSON.stringify(OF_MEMBERS))}">${memberScript}</script>`
      : '',
    showMembers: `<script data-token="${token}" data-closed="${PROMPT_CLOSED}">${SHOW_MEMBERS}</script>`,
    named: new Set([...shell.matchAll(/="([^"]*)"/g)].map(([, value = '']) => value)),
    waiting,
    lateCode,
    skeleton: waiting.replace(lateCode, '').replace(/<!--[\s\S]*?-->|\s{2,}/g, ''),
    after,
  };
};

/** `batches`: the back end takes several reads as one call. */
export const pageTexts = (clientDir: string, batches = false) => {
  const shell = readShell(clientDir, batches);
  const { waiting, scripts, afterPaint } = shell;
  const assets = assetsIn(clientDir);
  const styleOf = stylesIn(clientDir);
  const isNeeded = stylesNeeded(clientDir);
  return (nonce: string, { path, whole }: { path: string; whole: boolean }) => {
    const ownStyles = shell.styles.map(({ file, divided }) => ({
      file,
      ...divided(path, (css) => styleElement(file, nonce, css)),
    }));
    const restOfStyles = () => ownStyles.map(({ rest }) => rest()).join('');
    const lateCode = whole ? '' : shell.lateCode;
    const named = new Set(shell.named);
    const withoutStyles = styleRules();
    const further = (files: readonly string[]) =>
      files.filter((file) => !named.has(file) && named.add(file));
    let pictured = false;
    const membersRules = new Map<string, string>(MEMBERS_RULES);
    let rests = false;
    let opened: number | undefined;

    let code = '';
    /** What the first part shows cannot do without. */
    let ofFirst: readonly string[] = [];

    const ofMembers = (html: string): string => {
      const rules = [...membersRules].filter(([mark]) => html.includes(mark));
      if (rules.length === 0) return '';
      const isFirst = membersRules.size === MEMBERS_RULES.length;
      for (const [mark] of rules) membersRules.delete(mark);
      const style = `<style nonce="${nonce}">${rules.map(([, rule]) => rule).join('')}</style>`;
      return isFirst ? style + shell.showMembers : style;
    };

    /** What a part needs: ahead of it, and behind its beginning, `early`, what that can do without. */
    const asking = (
      { html, files, picture, last }: FirstPart,
      { rules, early, holdsPicture }: { rules: string; early: string; holdsPicture: boolean },
    ): { ahead: string; behind: string } => {
      const needed = assets(files);
      const first = pictured ? '' : picture;
      pictured ||= picture !== '';
      const begin = opened === undefined ? shell.sources.map((file) => preload(file)) : [];
      const scripts = further(needed.scripts);
      if (opened === undefined) ofFirst = scripts;
      const more = scripts.map((file) => preload(file, opened !== undefined));
      // code would compete with the first picture for the network, where the page does not hold that itself
      if (last) code = [...(holdsPicture ? [] : begin.splice(0)), ...more.splice(0)].join('');
      const sheets = further(needed.styles);
      // sections of another order may stand ahead of the first picture; the app's own rules go before theirs
      const atOnce = early === html || sheets.some((file) => isNeeded(file, early));
      const styles = sheets.map((file) => styleOf(file, nonce));
      const ahead = [
        ...(holdsPicture ? begin.splice(0) : []),
        ...ownStyles.map((own) => own.needed(early)),
        ...(atOnce ? [restOfStyles(), ...styles.splice(0)] : []),
        rules && `<style nonce="${nonce}">${rules}</style>`,
        first,
        ...begin,
        ...(early === html ? more.splice(0) : []),
        ofMembers(early),
      ];
      const behind = [restOfStyles(), ...styles, ...more, ofMembers(html)];
      return { ahead: ahead.join(''), behind: behind.join('') };
    };

    return {
      head: (): string => {
        const styled = shell.head.replace(STYLE, (_link, file: string) => {
          const own = ownStyles.find((each) => each.file === file);
          return (own?.ahead() ?? '') + styleLink(file);
        });
        return whole ? styled : styled.replace('</head>', () => `${TO_WHOLE}</head>`);
      },
      /** An empty first part shows the skeleton. `holdsPicture`: the first picture stands in the part itself. */
      part: (part: FirstPart, holdsPicture = false): string => {
        const { html, rules } = withoutStyles(part.html);
        rests ||= html.includes(' data-resting');
        if (opened !== undefined)
          return asking(part, { rules, early: part.html, holdsPicture }).ahead + html;
        const early = endOfPicture(html) || html.length;
        const { ahead, behind } = asking(
          { ...part, html },
          { rules: html ? rules : WHILE_ALONE, early: html.slice(0, early), holdsPicture },
        );
        const once = `<style nonce="${nonce}">${ONCE_WHOLE}${NOTE}</style>`;
        opened = part.built;
        const page = html ? html.slice(0, early) + behind + html.slice(early) : shell.skeleton;
        return `${shell.body}${DRAWN[0]}${ahead}${once}<div id="root" ${FIRST}="${opened}">${page}`;
      },
      end: (paint: FirstPaint): string => {
        // either follows the page, which hides the skeleton
        const more =
          lateCode && paint.built === opened
            ? ''
            : `<template ${FIRST}="${paint.built}"></template>`;
        return `${more}${lateCode}</div>${code}${answersOf(paint)}${rests ? `<script>${STIR_ROWS}</script>` : ''}${shell.batchCalls}${shell.memberCalls}${DRAWN[1]}${afterPaint(ofFirst)}${shell.after}`;
      },
      plain: (): string =>
        opened === undefined
          ? `${restOfStyles()}${shell.body}<div id="root">${waiting}</div>${scripts}${shell.after}`
          : `${lateCode}</div>${DRAWN[1]}${scripts}${shell.after}`,
    };
  };
};
