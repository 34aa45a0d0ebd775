import pg from 'pg';
import { PlainError } from '#server/kit/plain-error';
import { persistently } from '#server/kit/persistent';
import { ServerProcess } from '#test/faults/server-process';
import { chaosProxy } from '#test/kit/chaos-proxy';
import { freshDatabase } from '#test/kit/database';
import { temporaryFolder } from '#test/kit/folder';

const { signal } = new AbortController();
const wherever = { signal, again: () => {}, rest: 0 };

test('a start begins again while its database says nothing, and says so each time', async () => {
  const said: string[] = [];
  const answers = ['Query read timeout', 'timeout expired', 'Connection terminated unexpectedly'].map((it) => () => Promise.reject(new Error(it)));
  const begun = await persistently(() => (answers.shift() ?? (() => Promise.resolve('begun')))(), { ...wherever, again: (why) => said.push(why) });
  expect([begun, said]).toEqual(['begun', ['Query read timeout', 'timeout expired', 'Connection terminated unexpectedly']]);
});

test.each([
  ['says no', Object.assign(new pg.DatabaseError('permission denied', 1, 'error'), { code: '42501' })],
  ['is the wrong one', new PlainError('The database cannot be reached: timeout expired.')],
  ['was not what failed', new TypeError('x is not a function')],
])('a start ends where its database %s', async (_, error) => {
  const again = jest.fn();
  await expect(persistently(() => Promise.reject(error), { ...wherever, again })).rejects.toBe(error);
  expect(again).not.toHaveBeenCalled();
});

test('a start ends when it is told to, and where it never comes to an end', async () => {
  const [again, stopped] = [jest.fn(), AbortSignal.abort()];
  const work = () => Promise.reject(new Error('Query read timeout'));
  await expect(persistently(work, { ...wherever, signal: stopped, again })).rejects.toThrow('Query read timeout');
  expect(again).toHaveBeenCalledTimes(0);
  await expect(persistently(work, { ...wherever, again })).rejects.toThrow('Query read timeout');
  expect(again).toHaveBeenCalledTimes(20);
});

test('a server comes up over a database that cuts a connection wherever its start is', async () => {
  const [database, folder] = [await freshDatabase(), temporaryFolder()];
  const proxy = await chaosProxy(database.url);
  for (const patience of [10, 45, 100]) {
    Object.assign(proxy, { chaos: 'before', patience, struck: 0 });
    const server = await ServerProcess.start({ DATABASE_URL: proxy.url, DATA_DIR: folder.path, EVENTSTORE_URL: '' });
    expect([patience, proxy.struck, (await server.ask('GET', '/api/health')).status]).toEqual([patience, 1, 200]);
    expect(server.said).toContain('it begins again');
    expect(await server.end('SIGTERM')).toBe(0);
  }
  proxy.close();
  await database.drop();
  folder.remove();
});
