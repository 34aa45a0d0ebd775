import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { BeginPassword, EndAccount } from '#server/identity/account-commands';
import type { EventProcess } from '#server/kit/processes/process';
import { eventProcesses } from '#server/processes/all';
import { testSchool } from '#test/kit/school';

test('what begins an account and what ends it is done by one process, in the order of the log', async () => {
  const data = { id_akun: 'somebody', id_guru: 'somebody', id_murid: 'somebody', status: 'aktif' };
  const given: [process: string, event: string, command: string][] = [];
  for (const { name, on } of eventProcesses as EventProcess[]) {
    for (const event of ['AccountOpened', 'TeacherRegistered', 'StudentRegistered', 'AccountClosed', 'TeacherRemoved', 'StudentRemoved']) {
      const wishes = await on[event]?.({ data } as never, async () => undefined as never);
      for (const [command, wish] of wishes ?? []) if ([BeginPassword, EndAccount].includes(command as never)) given.push([name, `${event} ${(wish as { id_akun: string }).id_akun}`, command.name]);
    }
  }
  const of = (command: string) => given.filter((it) => it[2] === command).map((it) => it[1]);
  expect(new Set(given.map(([process]) => process)).size).toBe(1);
  expect(of('BeginPassword')).toEqual(['AccountOpened somebody', 'TeacherRegistered somebody', 'StudentRegistered somebody']);
  expect(of('EndAccount')).toEqual(['AccountClosed somebody', 'TeacherRemoved somebody', 'StudentRemoved somebody']);
});

test('what begins late, after the end, changes nothing; a later term begins', async () => {
  const school = await testSchool();
  const pool = school.nest.get(pg.Pool);
  const has = async (id: string) => (await pool.query('SELECT FROM vault.credential WHERE id_akun = $1', [id])).rowCount === 1;
  const id_akun = randomUUID();
  await school.give(BeginPassword, { id_akun, revision: 0 });
  expect(await has(id_akun)).toBe(true);
  await school.give(EndAccount, { id_akun, revision: 3 });
  await school.give(BeginPassword, { id_akun, revision: 0 });
  expect(await has(id_akun)).toBe(false);
  await school.give(BeginPassword, { id_akun, revision: 4 });
  expect(await has(id_akun)).toBe(true);
  // Two terms of leaders at once: whoever is first, the end is the end.
  const many = Array.from({ length: 40 }, () => randomUUID());
  await Promise.all(many.flatMap((id) => [school.give(BeginPassword, { id_akun: id, revision: 0 }), school.give(EndAccount, { id_akun: id, revision: 1 })]));
  expect(await Promise.all(many.map(has))).toEqual(many.map(() => false));
  await school.close();
});
