import { expect, it } from 'vitest';
import { isPictureAddress } from '#schemas/assessment/judge.ts';
import { sameAnswers } from '#schemas/assessment/same-answers.ts';
import { isSigned, storedAddress } from '#schemas/upload/address.ts';

const STORED = '/uploads/a-B_9.png';

it.each([
  [`${STORED}?t=owner.0a.z9.k-_`, STORED],
  [STORED, undefined],
  [`${STORED}?t=`, undefined],
  [`${STORED}?t=a&b=c`, undefined],
  [`${STORED}?T=a`, undefined],
  [`https://else.example${STORED}?t=a`, undefined],
  [`/uploads/../a.png?t=a`, undefined],
  [`text ${STORED}?t=a`, undefined],
  ['', undefined],
])('of %s the stored address is %s', (address, stored) => {
  expect([isSigned(address), storedAddress(address)]).toEqual([
    stored !== undefined,
    stored ?? address,
  ]);
});

it('two addresses of a picture are the same answer', () => {
  const answers = (...values: string[]) => ({ 1: values });
  expect(sameAnswers(answers(`${STORED}?t=a`), answers(`${STORED}?t=b`))).toBe(true);
  expect(sameAnswers(answers(`${STORED}?t=a`), answers(STORED))).toBe(true);
  expect(sameAnswers(answers(`${STORED}?t=a`), answers('/uploads/b.png?t=a'))).toBe(false);
  expect(sameAnswers(answers(`${STORED}?t=a`), answers())).toBe(false);
});

it.each([
  [STORED, true],
  [`${STORED}?t=owner.0a.z9.k-_`, true],
  [`${STORED}?Expires=1&Signature=a%2Fb~`, true],
  ['https://cdn.example/a.png?sign=1', true],
  ['/media/avatar-12.svg', true],
  ['/uploads/../secret.png', false],
  ['javascript:alert(1)', false],
  ['//else.example/a.png', false],
])('whether %s is taken for an uploaded picture: %s', (address, taken) => {
  expect(isPictureAddress(address)).toBe(taken);
});
