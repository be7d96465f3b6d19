import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';
import { chromiumArgs, findChromium } from '#tests/e2e/harness/chromium.ts';
const { module } = await runnerImport<any>('./bench/page-starts/product.ts');
const site = await module.startProduct();
const want = (process.env.WANT ?? '').split(',').filter(Boolean);
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
const addrs = want.length ? site.addresses.filter((a: string) => want.some((w) => w.endsWith('$') ? a === w.slice(0, -1) : a.startsWith(w))) : site.addresses;
console.log(addrs.length);
for (const address of addrs) for (let r = 0; r < Number(process.env.R ?? 1); r++) {
  const context = await browser.newContext({ locale: 'zh-CN', serviceWorkers: 'block', viewport: { width: 375, height: 812 } });
  const page = await context.newPage();
  await page.addInitScript((value) => { (globalThis as any).__name = (f: any) => f; if (value) localStorage.setItem('TOKEN', value);
    (window as any).lt = 0; new PerformanceObserver((l) => { for (const e of l.getEntries()) (window as any).lt = Math.max((window as any).lt, e.duration); }).observe({ type: 'longtask', buffered: true }); }, process.env.VISITOR ? '' : site.token);
  const d = await context.newCDPSession(page);
  await d.send('Network.enable');
  if (!process.env.FAST) {
  await d.send('Network.emulateNetworkConditions', { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 });
  await d.send('Emulation.setCPUThrottlingRate', { rate: 4 }); }
  await page.goto(site.origin + address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('[data-page]:not([data-first] *), [data-section][data-state=ready]') && !document.querySelector('main [aria-busy="true"], [data-page][aria-busy="true"]'), undefined, { polling: 'raf', timeout: 20000 }).catch(() => console.log('TIMEOUT'));
  const ready = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const got = await page.evaluate((ready) => {
    const res = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const code = res.filter((e) => /\.(js|css)$/.test(e.name) && e.startTime < ready);
    const js = code.filter((e) => e.name.endsWith('.js'));
    return { fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime, files: js.length, kb: js.reduce((s, e) => s + e.encodedBodySize, 0), css: code.length - js.length, ckb: code.filter(e => e.name.endsWith('.css')).reduce((s, e) => s + e.encodedBodySize, 0), all: res.length, lt: (window as any).lt, lastjs: Math.max(...js.map(e => e.responseEnd)),
      late: code.filter(e => e.startTime > 450).map(e => Math.round(e.startTime) + '-' + Math.round(e.responseEnd) + ' ' + e.name.split('/').pop() + ':' + e.encodedBodySize), calls: res.filter(e => /\/v\d|api/.test(e.name) && e.startTime < ready).map(e => Math.round(e.startTime) + '-' + Math.round(e.responseEnd) + ' ' + new URL(e.name).pathname) };
  }, ready);
  console.log(decodeURIComponent(address), 'ready', Math.round(ready), 'fcp', Math.round(got.fcp ?? 0), 'js', got.files, got.kb, 'css', got.css, got.ckb, 'all', got.all, 'lt', Math.round(got.lt), 'lastjs', Math.round(got.lastjs));
  if (process.env.V) console.log('   ', got.late.join(' | '), '\n   ', got.calls.join(' | '));
  await context.close();
}
await browser.close(); await site.close();
