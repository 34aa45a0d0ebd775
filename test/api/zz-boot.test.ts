import { testSchool } from '#test/kit/school';
test('boot', async () => {
  const t: Record<string, number[]> = {};
  const timed = async <T>(name: string, work: () => Promise<T>) => { const at = performance.now(); const c = process.cpuUsage(); const it = await work(); const u = process.cpuUsage(c); (t[name] ??= []).push(Math.round(performance.now() - at), Math.round((u.user + u.system) / 1000)); return it; };
  const s0 = await testSchool(); await s0.token('budi'); await s0.close();
  for (let i = 0; i < 30; i++) {
    const s = await timed('school', () => testSchool());
    await timed('token', () => s.token('budi'));
    await timed('token2', () => s.token('budi'));
    await timed('token ani', () => s.token('ani'));
    await timed('token sari', () => s.token('sari'));
    await timed('close', () => s.close());
  }
  console.log(JSON.stringify(t));
}, 120000);
