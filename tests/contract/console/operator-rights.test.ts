import { describe, expect, it } from 'vitest';
import { areaNames, covers, everyRight, holds, levels, noRights } from '#schemas/operator/areas.ts';
import { builtinRoleKeys, builtinRoles } from '#schemas/operator/roles.ts';
import { filesOf } from '#scripts/project.mjs';
import { everyDesk, rightFor } from '../../server/harness/operator/every-desk.ts';

const rights: readonly unknown[] = everyRight;
const ranks: readonly string[] = levels;
const names = Object.keys(everyDesk);

/** Calls that need no right of an area: without a session, or about the operator's own account alone. */
const withoutArea = {
  null: ['awaitsFirstSignIn', 'signIn', 'signInByCode', 'whoAmI'],
  own: [
    ...['beginSecondFactor', 'changeOwnPassword', 'confirmSecondFactor', 'countCodes'],
    ...['dropSecondFactor', 'endOwnSessions', 'listOwnSessions', 'makeCodes', 'signOut'],
  ],
} as const;

const sources: Record<string, string> = import.meta.glob('/src/operator/**/*desk.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

describe('the rights of operators', () => {
  it('are an area and a level for every call but those of the own account', () => {
    const by = (access: unknown) => names.filter((name) => rightFor(name) === access).sort();
    expect(by(null)).toEqual([...withoutArea.null]);
    expect(by('own')).toEqual([...withoutArea.own]);
    const free: readonly string[] = [...withoutArea.null, ...withoutArea.own];
    for (const name of names)
      if (!free.includes(name)) expect(rights, name).toContain(rightFor(name));
  });

  it('are each asked for by a call, so that no level of a role opens nothing', () => {
    const requests = names.map((name) => rightFor(name));
    for (const right of everyRight) expect(requests, right).toContain(right);
  });

  it('stand on every desk of the console', () => {
    const files = filesOf(['src/operator']).filter((file) => /(?:\/|-)desk\.tsx$/.test(file));
    expect(Object.keys(sources)).toHaveLength(files.length);
    for (const [file, text] of Object.entries(sources)) {
      // a queue's desk opens with the right of its calls
      const [, queue] = /deskOn\((\w+)Calls,/.exec(text) ?? [];
      const own = / {2}right: '([^']+)'/.exec(text)?.[1];
      expect(rights, file).toContain(queue ? rightFor(`${queue}Sheet`) : own);
    }
  });

  it('of a level hold those of the levels before it, in its own area alone', () => {
    for (const area of areaNames)
      for (const [rank, level] of levels.entries())
        for (const right of everyRight) {
          const [other, least = ''] = right.split('.');
          const has = other === area && ranks.indexOf(least) <= rank;
          expect(holds({ ...noRights, [area]: level }, right), `${area} ${level} ${right}`).toBe(
            has,
          );
        }
  });

  it('of the roles view, edit and publish are those that they always were', () => {
    const of = (role: keyof typeof builtinRoles) =>
      everyRight.filter((right) => holds(builtinRoles[role].rights, right));
    const looks = ['home.look', 'content.look', 'statistics.look', 'accounts.look'];
    expect(of('view').sort()).toEqual(looks.toSorted());
    const edits = ['home.edit', 'content.edit', 'statistics.edit'];
    expect(of('edit').sort()).toEqual([...looks, ...edits].sort());
    expect(of('publish')).toEqual(everyRight);
    for (const role of builtinRoleKeys)
      expect(covers(builtinRoles.publish.rights, builtinRoles[role].rights)).toBe(true);
    expect(covers(builtinRoles.edit.rights, builtinRoles.finance.rights)).toBe(false);
  });
});
