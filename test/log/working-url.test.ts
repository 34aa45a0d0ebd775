import pg from 'pg';
import { PlainError } from '#server/kit/plain-error';
import { urlAs } from '#server/kit/working-role';

const role = { name: 'pelita_app_0123456789ab', password: 'a%secret' };
/** What pg makes of an address. */
const seen = (url: string) => {
  const { host, port, database, user, password, ssl } = new pg.Client({ connectionString: url }) as pg.Client & { password: string | null };
  return { host, port, database, user, password, ssl };
};
const as = (url: string, database: string) => seen(urlAs(url, database, role));

test.each([
  ['postgres://owner:secret@db.school.id:6432/school', 'school'],
  ['postgresql://owner@localhost/school', 'school'],
  ['postgres://localhost/school?user=owner&password=secret', 'school'],
  ['postgres://owner:p%40ss%2F%25word@localhost/my%20school', 'my school'],
  ['postgres://own%2Fer:secret@localhost/50%25', '50%'],
  ['postgres://owner@localhost/sekolah%C3%A9', 'sekolahé'],
  ['postgres:///school?host=/run/postgresql', 'school'],
  ['postgres:///school?host=/run/postgresql&user=owner&port=5433', 'school'],
  ['postgres://owner:secret@/school?host=/run/postgresql', 'school'],
  ['postgres://%2Frun%2Fpostgresql/school', 'school'],
  ['postgres://owner:secret@[::1]:5433/school', 'school'],
  ['socket://owner:secret@/run/postgresql?db=school', 'school'],
  ['/run/postgresql school', 'school'],
  ['postgres://owner:secret@localhost/school?ssl=1', 'school'],
  ['postgres://owner:secret@localhost/school?ssl=0', 'school'],
  ['postgres://owner:secret@localhost/school?sslmode=no-verify', 'school'],
])('%s leads to the same place under the role', (url, database) => {
  expect(seen(url).database).toBe(database);
  expect(as(url, database)).toEqual({ ...seen(url), user: role.name, password: role.password });
});

test('what else an address says is kept', () => {
  const { connectionParameters } = new pg.Client({ connectionString: urlAs('postgres://o@h/s?statement_timeout=7&options=-c%20geqo%3Doff', 's', role) }) as unknown as { connectionParameters: object };
  expect(connectionParameters).toMatchObject({ statement_timeout: '7', options: '-c geqo=off' });
});

test('a database that the address does not name is named, and not after the role', () => {
  expect(as('postgres://owner:secret@localhost', 'owner')).toMatchObject({ host: 'localhost', database: 'owner' });
});

test.each(['a#b', 'a?b', '..'])('a database called %s is refused in a sentence', (database) => {
  expect(() => urlAs(`/run/postgresql ${database}`, database, role)).toThrow(PlainError);
});
