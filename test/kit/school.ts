import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CommandBus } from '@nestjs/cqrs';
import type pg from 'pg';
import type { Response } from 'supertest';
import { identity } from '#contract/identity/identity.api';
import type { Endpoint } from '#contract/kit/endpoint';
import { instantOf, tanggalOf } from '#contract/school-year/school-days';
import { openPool } from '#projections/kit/database';
import { ReadSide } from '#projections/kit/read-side';
import { type App, createApp } from '#server/app';
import { TurnedClock } from '#server/kit/clock';
import { type Actor, type CommandType, type Receipt, SYSTEM } from '#server/kit/deciding/command';
import { databaseMadeOnce, freshDatabase } from '#test/kit/database';
import { temporaryFolder } from '#test/kit/folder';
import { found } from '#test/kit/founding';
import { freePort } from '#test/kit/port';
import { type Asked, request } from '#test/kit/request';
import { classes, type Kelas, lessonOf, staff, students, type Who } from '#test/kit/school-data';

export const ZONA = 'Asia/Jakarta';
export const ADMIN_PASSWORD = 'mercusuar 1990';
/** A Tuesday, five minutes into the second lesson: the first is over, the third has not begun. */
export const NOW = instantOf('2026-08-04', 8 * 60 + 5, ZONA);
export type Place = { url: string; dataDir: string; eventstoreUrl?: string | undefined };

/** A school as small as can be, made through commands, on a server that listens; its clock stands until it is turned. */
export class School {
  private readonly tokens = new Map<Who, Promise<string>>();
  private owner: pg.Pool | undefined;

  constructor(public app: App, public base: string, readonly clock: TurnedClock, readonly place: Place, readonly today: string, private readonly end: () => Promise<void>) {}

  get nest() {
    return this.app.nest;
  }

  /** A lesson of today; that of the running period unless another is asked for. */
  lesson = (kelas: Kelas, posisi = 2, tanggal = this.today) => lessonOf(kelas, tanggal, posisi);
  class = (kelas: Kelas) => classes.find((it) => it.simbol === kelas) as (typeof classes)[number];

  /** Gives a command and waits until the read side knows of it. */
  async give(command: CommandType, data: object, by: Actor = SYSTEM, at?: string): Promise<Receipt> {
    const receipt = await this.nest.get(CommandBus).execute(new command(data, by, at ? { at } : {}));
    await this.settled([receipt]);
    return receipt;
  }

  async settled(receipts: readonly Receipt[]) {
    for (const { position } of receipts) while (position && !(await this.nest.get(ReadSide).upTo(position)));
  }

  enter(who: Who): Promise<Response> {
    const password = who === 'admin' ? ADMIN_PASSWORD : nameOf(who);
    return request(this.nest, identity.login, { username: who === 'admin' ? 'admin' : nameOf(who), password });
  }

  /** A new session, which ends the one before. */
  signIn(who: Who): Promise<string> {
    const token = this.enter(who).then(({ status, body }) => {
      if (status !== 200) throw new Error(`${who} was not let in: ${JSON.stringify(body)}`);
      return body.token as string;
    });
    this.tokens.set(who, token);
    return token;
  }

  /** The token of whoever signed in already, otherwise of a new session. */
  token = async (who: Who) => this.tokens.get(who) ?? this.signIn(who);

  /** Their session goes on under another token. */
  takeToken(who: Who, token: string) {
    this.tokens.set(who, Promise.resolve(token));
  }

  /** Asks a line of the contract as somebody, or as nobody. */
  async ask(who: Who | 'publik', endpoint: Endpoint<any, any>, input: object = {}, { token, ...asked }: Asked = {}): Promise<Response> {
    return request(this.nest, endpoint, input as Record<string, unknown>, { token: token ?? (who === 'publik' ? undefined : await this.token(who)), ...asked });
  }

  /** Looks into the database behind the server's back, as whoever owns it. */
  query = (text: string, values: unknown[] = []) => {
    this.owner ??= openPool(this.place.url, { max: 4 });
    return this.owner.query<Record<string, any>>(text, values);
  };

  /** The same school on a new start of the server, at the same address, after something happened in between. */
  async restart(meanwhile: () => Promise<unknown> = async () => {}) {
    const { port } = new URL(this.base);
    await this.app.close();
    await meanwhile();
    this.app = await appAt(this.place, this.clock);
    this.base = await this.app.listen(Number(port), '127.0.0.1');
  }

  async close() {
    await this.app.close();
    await this.owner?.end();
    await this.end();
  }
}

/** What somebody signs in with, and their password until they change it. */
export const nameOf = (who: Who) => staff.find((it) => it.who === who)?.nik ?? students.find((it) => it.who === who)?.nis ?? who;

const appAt = ({ url, ...place }: Place, clock: TurnedClock) => createApp({ databaseUrl: url, ...place, clock, webRoot: path.resolve('dist/web'), hasDocs: true });

type Wanted = { now?: Date; place?: Place; isEmpty?: boolean; eventstoreUrl?: string };
const FOUNDED = 'founded';

/** The school in a database of its own, a copy of the one that is founded once a run; or founded where, when and on the log that is wanted. */
export async function testSchool(wanted: Wanted = {}): Promise<School> {
  const { now = NOW, place, isEmpty = false, eventstoreUrl } = wanted;
  const isCopy = !Object.keys(wanted).length;
  if (isCopy) await foundedOnce();
  const [database, folder] = place ? [] : [await freshDatabase(isCopy ? FOUNDED : undefined), temporaryFolder()];
  if (folder && isCopy) cpSync(foundedFolder(), folder.path, { recursive: true });
  const at: Place = place ?? { url: (database as { url: string }).url, dataDir: (folder as { path: string }).path, eventstoreUrl };
  const clock = new TurnedClock(now);
  const app = await appAt(at, clock);
  const base = await app.listen(await freePort(), '127.0.0.1');
  const end = async () => {
    await database?.drop();
    folder?.remove();
  };
  const school = new School(app, base, clock, at, tanggalOf(now, ZONA), end);
  if (!isEmpty && !isCopy) await found(school);
  return school;
}

const foundedFolder = () => process.env.TEST_FOUNDED_DIR as string;
const foundedOnce = () => databaseMadeOnce(FOUNDED, async (url) => {
  rmSync(foundedFolder(), { recursive: true, force: true });
  await (await testSchool({ place: { url, dataDir: foundedFolder() } })).close();
});
