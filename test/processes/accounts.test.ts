import { BeginPassword, EndAccount } from '#server/identity/account-commands';
import type { EventProcess } from '#server/kit/processes/process';
import { eventProcesses } from '#server/processes/all';

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
