/** A ranking of `count` members, of whom the second one asks. */
export const rankingOf = (count: number, rule: string) => ({
  data: Array.from({ length: count }, (_, at) => ({
    rank: at + 1,
    nickname: at === 1 ? '陈医生' : '周**',
    // members do not see the portraits of others
    headimg: at === 1 ? '/media/avatar-2.svg' : '',
    score: Math.max(10, 100 - at * 5),
    spent: 200_000 + at * 17_000,
    mine: at === 1 ? 1 : 0,
  })),
  last_page: 1,
  rule,
  mine:
    count > 1
      ? {
          ...{ rank: 2, ranked: count, headimg: '/media/avatar-2.svg', score: 95, spent: 217_000 },
          ...{ ahead_score: 100, ahead_spent: 200_000 },
        }
      : { rank: 0, ranked: count, headimg: '', score: 0, spent: 0, ahead_score: 0, ahead_spent: 0 },
});
