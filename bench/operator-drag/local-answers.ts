import { sectionNames } from '#schemas/layout/home-sections.ts';
import { homeRegistry } from '#sections/home-registry.ts';
import { samples } from '#stories/sections/section-samples.ts';

const payloads = new Map<string, unknown>(
  sectionNames.flatMap((name) => {
    const path = homeRegistry[name].sources[0]?.path;
    return path === undefined ? [] : [[path, samples[name].常规] as const];
  }),
);

const files = window.fetch.bind(window);

/** Answers to calls that feed no section: module switches, and a token for the preview. */
const others = { module: 1, liveModule: 1, token: 'a-member-of-nothing', until: 0 };

window.fetch = (address, init) => {
  if (init?.method !== 'POST') return files(address, init);
  const { pathname } = new URL(String(address), location.origin);
  const data = payloads.get(pathname) ?? others;
  return Promise.resolve(Response.json({ code: 200, msg: '', data }));
};
