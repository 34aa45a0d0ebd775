import { chromium } from 'playwright-core';
import { prepareChromium } from './test/kit/chromium.mjs';
const { executablePath, env } = await prepareChromium();
const b = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ['--no-sandbox','--disable-gpu'] });
const base='http://localhost:3171';
const shots = JSON.parse(process.argv[2]);
for (const [user, pass, list] of shots) {
  const ctx = await b.newContext({ baseURL: base, viewport:{width:1280,height:900}, locale:'id-ID', reducedMotion:'reduce' });
  const p = await ctx.newPage();
  p.on('pageerror', e=>console.log('PAGEERROR', e.message)); p.on('console', m=>m.type()==='error'&&console.log('CONSOLE', m.text()));
  await p.goto('/login'); await p.fill('[name=username]',user); await p.fill('[name=password]',pass); await p.click('button[type=submit]');
  await p.waitForSelector('.screen h1');
  console.log(user, p.url());
  for (const [name, path, opt={}] of list) {
    await p.setViewportSize({width: opt.w??1280, height: 900});
    if (path) await p.goto(path);
    await p.waitForSelector('.screen h1'); await p.waitForTimeout(900);
    for (const c of opt.clicks??[]) { await p.locator(c).first().click(); await p.waitForTimeout(700); }
    await p.screenshot({ path:`/tmp/shot-${name}.png`, fullPage: !opt.clicks });
  }
  await ctx.close();
}
await b.close();
