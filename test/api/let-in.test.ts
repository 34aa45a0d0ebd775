import { connect, type Socket } from 'node:net';
import { attendance } from '#contract/attendance/attendance.api';
import { type School, testSchool } from '#test/kit/school';
import { until } from '#test/kit/until';

let school: School;
const sockets: Socket[] = [];
beforeAll(async () => {
  school = await testSchool();
});
afterAll(async () => {
  for (const it of sockets) it.destroy();
  await school.close();
});

/** More than the server would work on at once. */
const MANY = 700;
const connections = () => new Promise<number>((resolve) => school.nest.getHttpServer().getConnections((_: unknown, count: number) => resolve(count)));

test('whoever sends half a request keeps nobody out', async () => {
  const { hostname, port } = new URL(school.base);
  for (let i = 0; i < MANY; i++) {
    const it = connect(Number(port), hostname).on('error', () => {});
    it.write(`PUT /api/absensi/single-attend HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`);
    sockets.push(it);
  }
  await until('all of them are heard', async () => (await connections()) >= MANY);
  for (let i = 0; i < 3; i++) expect((await school.ask('kepala', attendance.today)).status).toBe(200);
});
