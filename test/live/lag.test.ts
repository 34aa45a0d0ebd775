import type { Server, Socket } from 'socket.io';
import { attendance } from '#contract/attendance/attendance.api';
import { LiveGateway } from '#server/kit/live/live.gateway';
import { Watcher } from '#test/live/watcher';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

type Stream = { pause(): void; resume(): void };
const streamOf = ({ socket }: Watcher) => (socket.io.engine.transport as unknown as { ws: { _socket: Stream } }).ws._socket;
const mark = (status_kehadiran: string) => school.ask('admin', attendance.markOne, { id_sesi: school.lesson('A'), id_murid: idOf('ani'), status_kehadiran });

test('whoever does not read leaves the topic instead of filling the server, and is told to ask again once it reads', async () => {
  const server = (school.nest.get(LiveGateway) as unknown as { server: Server }).server;
  // However long this takes here: silence alone ends no link.
  (server.engine as unknown as { opts: { pingTimeout: number } }).opts.pingTimeout = 600_000;
  const [slow, quick] = [await Watcher.open(school.base, await school.token('kepala')), await Watcher.open(school.base, await school.token('kurikulum'))];
  const { topic, to, epoch } = await slow.subscribe(attendance.today, { tanggal: school.today });
  await quick.subscribe(attendance.today, { tanggal: school.today });
  const mine = server.sockets.sockets.get(slow.socket.id as string) as Socket;
  const waiting = () => (mine.conn as unknown as { writeBuffer: unknown[] }).writeBuffer.length;
  streamOf(slow).pause();
  // What the system's own buffers take is taken first.
  await until('nothing more goes out', () => {
    mine.emit('filler', 'x'.repeat(500_000));
    return waiting() > 80;
  });
  await mark('Sakit');
  await quick.hear('stream.delta', topic);
  expect(server.sockets.adapter.rooms.get(topic)?.has(mine.id)).toBe(false);
  await mark('Izin');
  await quick.hear('stream.delta', topic, 2);
  streamOf(slow).resume();
  expect(await slow.hear('stream.reset', topic)).toEqual({ topic, reason: 'lag' });
  expect(slow.told('stream.delta')).toEqual([]);
  const answer = await slow.subscribe(attendance.today, { tanggal: school.today }, { epoch, pos: to });
  expect(answer).toMatchObject({ kind: 'delta', from: to, changes: [[school.lesson('A'), { Izin: 1, Sakit: 0 }]] });
  slow.close();
  quick.close();
});
