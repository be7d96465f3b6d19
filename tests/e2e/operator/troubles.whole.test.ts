import type { Page, Route } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { homeSchedule } from '#server/db/tables/publication.ts';
import { onSite } from '../harness/site.ts';
import { soon } from '../harness/visits/home.ts';
import {
  ADMIN_PASSWORD,
  addAccount,
  openDesk,
  saved,
  startConsole,
} from '../harness/visits/operator.ts';

const site = onSite(startConsole);

// one that failed must take no other with it
beforeEach(async () => {
  await site.server.resume();
  await site.db.delete(homeSchedule);
});

/** What the browser says of a server that is away, and of a network that is lost. */
const expected = [/Failed to (?:load|fetch)/, /net::ERR_/];
const still = { reducedMotion: 'reduce' as const, expected };

const NEWS = '资讯列表';
const SCHEDULE = '**/operator/api/schedule-publication';
const DAY = 86_400_000;

const drawerOn = (page: Page) => page.getByRole('dialog', { name: '区块设置' });
const countOn = (page: Page) => drawerOn(page).getByLabel('显示条数', { exact: true });
const dialogOn = (page: Page, name: string) => page.getByRole('dialog', { name });
const noticeOf = (page: Page, words: string | RegExp) =>
  page.getByText(words).first().waitFor(soon);
const goTo = (page: Page, desk: string) =>
  page.getByRole('navigation', { name: '后台导航' }).getByRole('link', { name: desk }).click();

const openDrawer = async (page: Page) => {
  await page.getByRole('button', { name: `${NEWS}的设置` }).click();
  await countOn(page).waitFor();
};

const openPublishing = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^发布（/ })
    .click();
  const dialog = dialogOn(page, '发布首页');
  // what stands in the place of a review that is still read is a list as well
  await dialog.getByRole('list').getByRole('checkbox').first().waitFor(soon);
  return dialog;
};

const signInAgain = async (page: Page) => {
  const dialog = dialogOn(page, '登录已过期');
  await dialog.getByLabel('密码', { exact: true }).fill(ADMIN_PASSWORD);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
};

/** The session has ended once the call is made; what runs in the background finds out no sooner. */
const expireBefore = async (page: Page, path: string) => {
  const expire = async (route: Route) => {
    await page.context().clearCookies();
    await route.continue();
  };
  await page.route(path, expire, { times: 1 });
};

/** The answer of a call is lost on its way, once. */
const loseAnswer = async (page: Page, path: string) => {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(path, lose, { times: 1 });
};

/** A minute so many days from now as the clock in China has it, in the format of the browser's own field. */
const minuteIn = (days: number) =>
  `${new Date(Date.now() + days * DAY + 8 * 3_600_000).toISOString().slice(0, 10)}T20:30`;

const releases = async (page: Page): Promise<string[]> => {
  await goTo(page, '发布记录');
  await page.getByRole('table').first().waitFor(soon);
  return page.getByRole('table').first().getByRole('row').allInnerTexts();
};

describe('while settings of a section are edited', () => {
  test('the server is away: what is typed stays, is told of, and is saved once it is back', async () => {
    const page = await openDesk(site, still);
    await openDrawer(page);
    await site.server.stop();
    await countOn(page).fill('2');
    await noticeOf(page, /保存失败/);
    await drawerOn(page).getByRole('radio', { name: '描边卡片' }).check();
    await site.server.restart();
    await saved(page);
    expect(await countOn(page).inputValue()).toBe('2');
    await page.reload();
    await openDrawer(page);
    expect(await countOn(page).inputValue()).toBe('2');
    expect(await drawerOn(page).getByRole('radio', { name: '描边卡片' }).isChecked()).toBe(true);
  });

  test('the network is lost, a picker says so, and a reload brings back what was not saved', async () => {
    const page = await openDesk(site, still);
    await openDrawer(page);
    const search = '**/operator/api/find-things';
    const save = '**/operator/api/save-draft';
    const notFound = (route: Route) => route.abort();
    await page.route(search, notFound);
    await page.route(save, notFound);
    await countOn(page).fill('5');
    await noticeOf(page, /保存失败/);
    await drawerOn(page).getByRole('button', { name: '选择资讯' }).click();
    const dialog = dialogOn(page, '选择资讯');
    await dialog.getByText('网络连接失败，请稍后重试').waitFor(soon);
    await page.unroute(search, notFound);
    await dialog.getByRole('button', { name: '重试' }).click();
    await dialog.getByRole('listitem').getByRole('button').first().click();
    await dialog.getByText(/^已选 1 个/).waitFor();
    await page.reload();
    await noticeOf(page, /保存失败/);
    await page.unroute(save, notFound);
    await saved(page);
    await openDrawer(page);
    expect(await countOn(page).inputValue()).toBe('5');
    const chosen = drawerOn(page).getByRole('list', { name: '指定内容' }).getByRole('listitem');
    expect(await chosen.count()).toBe(1);
  });

  test('the session expires: the drawer stays as it is, and all is saved after signing in', async () => {
    const page = await openDesk(site, still);
    await openDrawer(page);
    await expireBefore(page, '**/operator/api/save-draft');
    await countOn(page).fill('4');
    await signInAgain(page);
    await saved(page);
    expect(await countOn(page).inputValue()).toBe('4');
    await page.reload();
    await openDrawer(page);
    expect(await countOn(page).inputValue()).toBe('4');
  });

  test('two browsers set the same section: one is asked whose to keep, and the rest is merged', async () => {
    const page = await openDesk(site, still);
    const name = '同事甲';
    const password = await addAccount(page, name, '编辑：');
    const other = await openDesk(site, { ...still, name, password });
    await openDrawer(page);
    await openDrawer(other);
    // what is asked covers the drawer, so nothing is saved before both are set
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await other.route('**/operator/api/save-draft', async (route) => {
      await held;
      await route.continue();
    });
    await countOn(other).fill('6');
    await drawerOn(other).getByRole('radio', { name: '投影卡片' }).check();
    await countOn(page).fill('3');
    await drawerOn(page).getByRole('switch', { name: '不显示标题' }).click();
    await saved(page);
    release();
    const clash = dialogOn(other, 'admin和你改了同一处');
    await clash.getByText(NEWS).first().waitFor(soon);
    const mine = clash.getByRole('radio', { name: /（我）/ });
    for (let at = 0; at < (await mine.count()); at += 1) await mine.nth(at).check();
    await clash.getByRole('button', { name: '按所选合并' }).click();
    await clash.waitFor({ state: 'hidden' });
    await saved(other);
    expect(await countOn(other).inputValue()).toBe('6');
    expect(await drawerOn(other).getByRole('radio', { name: '投影卡片' }).isChecked()).toBe(true);
    await page.reload();
    await openDrawer(page);
    expect(await countOn(page).inputValue()).toBe('6');
  });
});

const title = (page: Page) => page.getByLabel(`${NEWS}的标题`);
const note = (page: Page) => page.getByRole('dialog').getByLabel('备注（可不填）');
const publishButton = (page: Page) =>
  dialogOn(page, '发布首页').getByRole('button', { name: '发布', exact: true });

describe('while the home page is published', () => {
  test('the answer is lost: it says so, keeps the note, and publishes once', async () => {
    const page = await openDesk(site, still);
    await title(page).fill('断网时发布');
    await openPublishing(page);
    await note(page).fill('断网');
    await loseAnswer(page, '**/operator/api/publish');
    await publishButton(page).click();
    await noticeOf(page, '网络连接失败，请稍后重试');
    expect(await note(page).inputValue()).toBe('断网');
    await publishButton(page).click();
    await noticeOf(page, '这次发布先前已经完成，没有重复发布');
    expect((await releases(page)).filter((row) => row.includes('断网'))).toHaveLength(1);
  });

  test('the server restarts: the dialog stays, and publishing goes on', async () => {
    const page = await openDesk(site, still);
    await title(page).fill('重启时发布');
    await openPublishing(page);
    await note(page).fill('重启');
    // the faults are known, so it is not they that hold it back
    await expect.poll(() => publishButton(page).isEnabled(), soon).toBe(true);
    await site.server.stop();
    await publishButton(page).click();
    await noticeOf(page, '网络连接失败，请稍后重试');
    await site.server.restart();
    expect(await note(page).inputValue()).toBe('重启');
    await publishButton(page).click();
    await noticeOf(page, '已发布，学员刷新首页即可看到');
    expect((await releases(page)).filter((row) => row.includes('重启'))).toHaveLength(1);
  });

  test('the session expires: after signing in the dialog is as it was', async () => {
    const page = await openDesk(site, still);
    await title(page).fill('过期时发布');
    await openPublishing(page);
    await note(page).fill('过期');
    await expireBefore(page, '**/operator/api/publish');
    await publishButton(page).click();
    await signInAgain(page);
    expect(await note(page).inputValue()).toBe('过期');
    await publishButton(page).click();
    await noticeOf(page, '已发布，学员刷新首页即可看到');
    expect((await releases(page)).filter((row) => row.includes('过期'))).toHaveLength(1);
  });

  test('a colleague saves: nothing unseen is published, and the note stays', async () => {
    const page = await openDesk(site, still);
    const name = '同事乙';
    const password = await addAccount(page, name, '编辑：');
    const other = await openDesk(site, { ...still, name, password });
    await title(page).fill('两人时发布');
    await openPublishing(page);
    await note(page).fill('两人');
    await other.getByLabel('活动标题的标题').fill('同事改的');
    await saved(other);
    await publishButton(page).click();
    await noticeOf(page, `${name}刚刚又修改了草稿，请核对后再发布`);
    await dialogOn(page, '发布首页')
      .getByText(/同事改的/)
      .waitFor(soon);
    expect(await note(page).inputValue()).toBe('两人');
    await publishButton(page).click();
    await noticeOf(page, '已发布，学员刷新首页即可看到');
    expect((await releases(page)).filter((row) => row.includes('两人'))).toHaveLength(1);
  });
});

const scheduleButton = (page: Page) =>
  dialogOn(page, '发布首页').getByRole('button', { name: '定时发布', exact: true });
const start = (page: Page) => page.getByRole('dialog').getByLabel('开始时间（北京时间）');
const plansOn = (page: Page) => page.getByRole('region', { name: '定时发布' });

/** Fills in the form of a schedule that is to begin in so many days. */
const planOn = async (page: Page, words: string, days: number): Promise<string> => {
  await title(page).fill(words);
  const dialog = await openPublishing(page);
  await dialog.getByText('定时发布').first().click();
  const from = minuteIn(days);
  await start(page).fill(from);
  await note(page).fill(words);
  return from;
};

const callOff = async (page: Page, words: string) => {
  // its note says so, and what it changes
  const plan = plansOn(page).getByText(new RegExp(words)).first();
  await plansOn(page).getByRole('button', { name: '取消', exact: true }).click();
  await page.getByRole('button', { name: '确认取消' }).click();
  await plan.waitFor({ state: 'hidden', ...soon });
};

describe('while something is scheduled', () => {
  test('the answer is lost and the server restarts: the times stay, and it is scheduled once', async () => {
    const page = await openDesk(site, still);
    const from = await planOn(page, '排期断网', 2);
    await loseAnswer(page, SCHEDULE);
    await scheduleButton(page).click();
    await noticeOf(page, '网络连接失败，请稍后重试');
    await site.server.restart();
    expect(await start(page).inputValue()).toBe(from);
    await scheduleButton(page).click();
    await noticeOf(page, /^先前已经排好，.*没有重复排$/);
    await goTo(page, '发布记录');
    await plansOn(page)
      .getByText(/排期断网/)
      .first()
      .waitFor(soon);
    expect(await plansOn(page).getByRole('button', { name: '编辑' }).count()).toBe(1);
    await callOff(page, '排期断网');
  });

  test('the session expires: after signing in times and note are as they were', async () => {
    const page = await openDesk(site, still);
    const from = await planOn(page, '排期过期', 3);
    await expireBefore(page, SCHEDULE);
    await scheduleButton(page).click();
    await signInAgain(page);
    expect(await start(page).inputValue()).toBe(from);
    expect(await note(page).inputValue()).toBe('排期过期');
    await scheduleButton(page).click();
    await noticeOf(page, /^已定时，/);
    await goTo(page, '发布记录');
    await plansOn(page)
      .getByText(/排期过期/)
      .first()
      .waitFor(soon);
    expect(await plansOn(page).getByRole('button', { name: '编辑' }).count()).toBe(1);
    await callOff(page, '排期过期');
  });

  test('two operators change one schedule: the second is told first, and of its end', async () => {
    const page = await openDesk(site, still);
    await planOn(page, '两人排期', 4);
    await scheduleButton(page).click();
    await noticeOf(page, /^已定时，/);
    const other = await openDesk(site, { ...still, path: '/operator/releases' });
    await goTo(page, '发布记录');
    const edit = async (on: Page) => {
      await plansOn(on).getByRole('button', { name: '编辑' }).click();
      await dialogOn(on, '编辑定时发布').waitFor();
    };
    await edit(page);
    await edit(other);
    const save = (on: Page) =>
      dialogOn(on, '编辑定时发布').getByRole('button', { name: /^保\s?存$/ });
    await note(other).fill('先改的备注');
    await save(other).click();
    await noticeOf(other, '定时发布已修改');
    await note(page).fill('后改的备注');
    await save(page).click();
    await dialogOn(page, '编辑定时发布')
      .getByText(/同事刚刚改成了：.*先改的备注/)
      .waitFor(soon);
    expect(await note(page).inputValue()).toBe('后改的备注');
    await save(page).click();
    await noticeOf(page, '定时发布已修改');
    await plansOn(page)
      .getByText(/后改的备注/)
      .waitFor(soon);

    await edit(page);
    await note(page).fill('还没有保存');
    await other.reload();
    await callOff(other, '后改的备注');
    await save(page).click();
    await noticeOf(page, '该定时发布已结束或已取消');
    expect(await note(page).inputValue()).toBe('还没有保存');
  });
});
