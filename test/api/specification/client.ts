import supertest, { type Response } from 'supertest';
import { ADMIN_PASSWORD, nameOf, type School } from '#test/kit/school';
import type { Who } from '#test/kit/school-data';
import { lineOf, type Row, servedLines, specifiedRows } from '#tools/docs/tables';

type Lower = 'get' | 'post' | 'put' | 'delete';
export type Data = Record<string, any>;
export type Sent = { as?: Who | 'publik'; path?: string; query?: Data; body?: Data };

const served = new Set(servedLines());
export const SERVED = specifiedRows().filter((it) => served.has(lineOf(it.method, it.path)));
export const UNSERVED = specifiedRows().filter((it) => !served.has(lineOf(it.method, it.path)));

/** Who stands for a role of the access column. */
const STANDS_FOR: Record<string, Who | 'publik'> = {
  public: 'publik', user: 'admin', admin: 'admin', guruMapel: 'budi', waliKelas: 'waliA', kurikulum: 'kurikulum', kepalaSekolah: 'kepala', murid: 'ani', guruBK: 'bk', pengawas: 'pengawas', pembinaEkskul: 'pembina',
};
export const whoMay = ({ access }: Row) => STANDS_FOR[access.split(', ')[0] as string] as Who | 'publik';

/** The names of a cell; what stands in braces is inside of what stands before. */
export const namesIn = (cell: string) => cell.replace(/\{.*?\}/g, '').split(', ').filter((it) => it && !it.startsWith('multipart'));

/** A client that was written with the specification at hand and nothing else: plain HTTP, the token in its header, the names of the table. */
export class Client {
  /** The lines that were answered well. */
  readonly answered = new Set<string>();
  private readonly tokens = new Map<string, string>();

  constructor(private readonly school: School) {}

  /** Calls a line with exactly the names that the table gives it, and expects what the table promises. */
  async call(line: string, sent: Sent = {}): Promise<Data> {
    const row = rowOf(line);
    const { query = {}, body = {} } = sent;
    if (row.query) expect([line, Object.keys(query).sort()]).toEqual([line, namesIn(row.query).sort()]);
    if (row.body) expect([line, namesIn(row.body)]).toEqual([line, expect.arrayContaining(Object.keys(body))]);
    const { status, body: answer } = await this.send(row, sent);
    expect([line, status, answer]).toEqual([line, 200, expect.any(Object)]);
    // Of a login's answer only one of the three persons is there.
    const promised = namesIn(row.response).filter((it) => !['count', 'guru', 'murid', 'admin'].includes(it));
    expect([line, Object.keys(answer)]).toEqual([line, expect.arrayContaining(promised)]);
    if (row.method !== 'GET' && !promised.includes('message')) expect([line, answer]).toEqual([line, expect.objectContaining({ message: expect.any(String), result: expect.any(Boolean), data: expect.anything() })]);
    this.answered.add(lineOf(row.method, row.path));
    return answer;
  }

  /** The same whatever the answer, and whatever is sent. */
  async send(row: Pick<Row, 'method' | 'path'> & Partial<Row>, { as = whoMay(row as Row), path, query = {}, body }: Sent): Promise<Response> {
    const token = await this.tokenOf(as);
    const at = row.path.replace(/\{\w+\}/, encodeURIComponent(path ?? ''));
    return supertest(this.school.nest.getHttpServer())[row.method.toLowerCase() as Lower](at).query(query).set(token ? { token } : {}).send(body) as unknown as Promise<Response>;
  }

  async login(who: Who, password = who === 'admin' ? ADMIN_PASSWORD : nameOf(who)) {
    const answer = await this.call('POST /api/login', { body: { username: nameOf(who), password, deviceInfo: { os: 'Linux', browser: 'Firefox', ip: '203.0.113.7' } } });
    this.takeToken(who, answer.token);
    return answer;
  }

  takeToken = (who: string, token: string) => void this.tokens.set(who, token);

  private async tokenOf(who: Who | 'publik') {
    if (who !== 'publik' && !this.tokens.has(who)) await this.login(who);
    return this.tokens.get(who);
  }
}

export const rowOf = (line: string) => {
  const found = SERVED.find((it) => `${it.method} ${it.path}` === line);
  if (!found) throw new Error(`the table has no line ${line} that is served`);
  return found;
};
