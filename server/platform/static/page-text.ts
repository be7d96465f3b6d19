import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import {
  CALL,
  DRAWN,
  FIRST,
  type FirstPaint,
  type FirstPart,
  MEMBERS_MARK,
  WHOLE,
} from '#schemas/layout/first-paint.ts';
import { escaped } from '../http/escaped.ts';
import { tokenStoredAt } from './pages.ts';

/** Characters of an answer that travels with its page; a longer one the browser asks for. */
const LONGEST = 100_000;

const MANIFEST = '.vite/manifest.json';

const chunk = z.object({
  file: z.string(),
  css: z.optional(z.array(z.string())),
  imports: z.optional(z.array(z.string())),
});
const manifest = z.record(z.string(), chunk);

type Assets = { scripts: string[]; styles: string[] };

const addressed = (file: string): string => ['', file].join('/');

/** Gives what the browser loads for source files, with all that these import. */
const assetsIn = (clientDir: string): ((files: readonly string[]) => Assets) => {
  const chunks = z.parse(manifest, JSON.parse(readFileSync(join(clientDir, MANIFEST), 'utf8')));
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

/** What a declaration may hold; the content policy would let any style through that stands in the page. */
const DECLARATIONS = /^[-\w\s:;.,#%()+*/]*$/;

/** Puts what stands in `style` attributes, which the content policy refuses, into rules. */
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

/** JSON that no parser of HTML finds an end or a comment in. */
const inScript = (json: string): string => json.replaceAll('<', '\\u003c');

const answersOf = ({ answers }: FirstPaint): string =>
  answers
    .filter(({ text }) => text.length <= LONGEST)
    .map(
      ({ path, body, text }) =>
        `<script type="application/json" ${CALL}="${escaped(path)}" data-body="${escaped(body)}">${inScript(text)}</script>`,
    )
    .join('');

/** Takes the skeleton of a page away once the page follows it. */
const WHILE_ALONE = `[${FIRST}]>.boot:not(:last-child){display:none}`;

/** Nothing has come after it yet; `:last-child` holds only where the parent is whole. */
const LAST = ':not(:has(+*))';
/**
 * What is held at the foot of the screen, where no section stands, grows upwards as it comes: it shows
 * once it is there whole.
 */
const ONCE_WHOLE = `[${FIRST}]>main${LAST}>div${LAST}:not(:has(section)),[${FIRST}]>nav${LAST}{display:none}`;

/** What the built page says where its code does not come. */
const LATE_CODE = /<p class="boot-late">[\s\S]*?<\/p>/;

/** Where the built page has the app: before what is loaded, what waits, the end. */
const ROOT = /^([\s\S]*?)<div id="root">([\s\S]*?)<\/div>\s*(<\/body>[\s\S]*)$/;

/** Leads browsers without JavaScript to the page of which all is built. */
const TO_WHOLE = `<noscript><meta http-equiv="refresh" content="0;url=?${WHOLE}"></noscript>`;

/**
 * Asks for the app's code once the page has been painted; nobody sees one that is open in the background.
 * A reload stays at the top until the app stands, which presses again what was pressed before.
 */
const AFTER_PAINT =
  '(({dataset:{code}})=>{history.scrollRestoration="manual";const presses=globalThis.earlyPresses=[];addEventListener("click",({target})=>{target.closest?.("[data-first]")&&presses.push(target)},true);const start=()=>{for(const file of code.split(" "))import(file)};document.hidden?start():requestAnimationFrame(()=>setTimeout(start))})(document.currentScript)';

/** Has a member's browser, before it paints, show the places of sections for members alone. */
const SHOW_MEMBERS =
  '(({dataset:{token}})=>{try{localStorage.getItem(token)&&document.documentElement.setAttribute("data-member","")}catch{}})(document.currentScript)';
/** For others they take no room, nor the gap that the next section keeps. */
const MEMBERS_ALONE = `html:not([data-member]) [${MEMBERS_MARK}]{visibility:hidden;block-size:0;overflow:hidden;margin-block-end:calc(-1*var(--section-gap))}`;

export const drawnScripts: readonly string[] = [AFTER_PAINT, SHOW_MEMBERS];

const SCRIPT = /\s*<script type="module"[^>]* src="([^"]*)"[^>]*><\/script>/g;
const STYLE = /<link rel="stylesheet"[^>]* href="([^"]*)"[^>]*>/g;

/** Gives the text of a style file as it stands in pages: nothing is waited for before the first paint. */
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

/** What of the built page goes into every one. */
const readShell = (clientDir: string) => {
  const shell = readFileSync(join(clientDir, 'index.html'), 'utf8');
  const [, head = '', waiting = '', after = ''] = ROOT.exec(shell) ?? [];
  const [lateCode = ''] = LATE_CODE.exec(waiting) ?? [];
  const sources = [...new Set([...head.matchAll(SCRIPT)].flatMap(([, source = '']) => source))];
  return {
    head: head.replace(SCRIPT, ''),
    /** All that the page begins with, which pictures come ahead of. */
    scripts: sources
      .map(
        (file) => `<script type="module" crossorigin fetchpriority="low" src="${file}"></script>`,
      )
      .join(''),
    sources,
    /** As `scripts`, for a page that is to be painted before. */
    afterPaint: `<script data-code="${sources.join(' ')}">${AFTER_PAINT}</script>`,
    showMembers: `<script data-token="${tokenStoredAt(clientDir)}">${SHOW_MEMBERS}</script>`,
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
    /** Those that the page does not name yet. */
    const further = (files: readonly string[]) =>
      files.filter((file) => !named.has(file) && named.add(file));
    let pictured = false;
    let forMembers = false;
    let opened: number | undefined;

    let code = '';

    /** Before the first place that members alone see. */
    const membersAlone = (html: string): string => {
      if (forMembers || !html.includes(MEMBERS_MARK)) return '';
      forMembers = true;
      return `<style nonce="${nonce}">${MEMBERS_ALONE}</style>${shell.showMembers}`;
    };

    const asking = ({ html, files, picture, last }: FirstPart, rules: string): string => {
      const needed = assets(files);
      const first = pictured ? '' : picture;
      pictured ||= picture !== '';
      const begin = opened === undefined ? shell.sources : [];
      const preloads = [...begin, ...further(needed.scripts)].map(
        (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${file}">`,
      );
      // code would take from the first picture what both come by
      if (last) code = preloads.splice(0).join('');
      return [
        ...further(needed.styles).map((file) => styleOf(file, nonce)),
        rules && `<style nonce="${nonce}">${rules}</style>`,
        first,
        ...preloads,
        membersAlone(html),
      ].join('');
    };

    return {
      head: (): string => {
        const styled = shell.head.replace(STYLE, (_link, file: string) => styleOf(file, nonce));
        return whole ? styled : styled.replace('</head>', () => `${TO_WHOLE}</head>`);
      },
      /** Of a page of which nothing stands yet: its skeleton. */
      part: (part: FirstPart): string => {
        const { html, rules } = withoutStyles(part.html);
        if (opened !== undefined) return asking(part, rules) + html;
        const once = `<style nonce="${nonce}">${ONCE_WHOLE}</style>`;
        const head = asking(part, html ? rules : WHILE_ALONE) + once;
        opened = part.built;
        return `${DRAWN[0]}${head}<div id="root" ${FIRST}="${opened}">${html || shell.skeleton}`;
      },
      end: (paint: FirstPaint): string => {
        // something follows the page in any case
        const more =
          lateCode && paint.built === opened
            ? ''
            : `<template ${FIRST}="${paint.built}"></template>`;
        return `${more}${lateCode}</div>${code}${answersOf(paint)}${DRAWN[1]}${afterPaint}${shell.after}`;
      },
      /** In place of what could not be drawn: the page as it was built. */
      plain: (): string =>
        opened === undefined
          ? `<div id="root">${waiting}</div>${scripts}${shell.after}`
          : `${lateCode}</div>${DRAWN[1]}${scripts}${shell.after}`,
    };
  };
};
