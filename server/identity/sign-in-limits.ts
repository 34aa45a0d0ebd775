import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { Blocks } from '#server/identity/blocks';
import { OwnerNotices } from '#server/identity/owner-notices';
import { isAtSchool, senderOf } from '#server/kit/address';
import { AddressLimit, Limit } from '#server/kit/limit';

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];
/** Wrong passwords for one account by one sender, or on one device that it knows. */
const WRONG = { anywhere: 5, atSchool: 15 };
/** Failures of one sender, in a short while: a whole school may be one. */
const CROWD = { anywhere: 100, atSchool: 500 };
/** Wrong passwords for one account from everywhere. */
const MOST_AN_ACCOUNT = 100;
/** Different accounts that are tried with their first password: by one sender, and from outside the school altogether. */
const FIRST = { anywhere: 5, atSchool: 60 };
const FIRST_EVERYWHERE = 100;

/** Who tries to get in: an account from an address, or from a device that it has signed in from before. */
export type Try = { id_akun: string; ip: string; device: string | undefined };
/** The how manyth try it is of all that are not forgotten: there, and from everywhere. */
export type Counted = { count: number; inAll: number };

/** How often passwords may be tried (domain 1.19, security D.4, decision 082). A device known to the account is counted by itself. */
@Injectable()
export class SignInLimits {
  private readonly wrong: AddressLimit;
  private readonly repeats: Limit;
  private readonly account: Limit;
  private readonly crowd: AddressLimit;
  private readonly strangers: AddressLimit;
  private readonly firsts: AddressLimit;
  private readonly firstsEverywhere: Limit;
  private readonly tried: Limit;

  constructor(@Inject(pg.Pool) pool: pg.Pool, private readonly blocks: Blocks, private readonly notices: OwnerNotices) {
    this.wrong = new AddressLimit(pool, 'login', WRONG, 15 * MINUTE);
    this.repeats = new Limit(pool, 'login-repeat', 1_000, DAY);
    this.account = new Limit(pool, 'login-account', MOST_AN_ACCOUNT, DAY);
    this.crowd = new AddressLimit(pool, 'login-address', CROWD, MINUTE);
    this.strangers = new AddressLimit(pool, 'login-unknown', CROWD, MINUTE);
    this.firsts = new AddressLimit(pool, 'login-first', FIRST, MINUTE);
    this.firstsEverywhere = new Limit(pool, 'login-first-all', FIRST_EVERYWHERE, HOUR);
    this.tried = new Limit(pool, 'login-tried', 1, HOUR);
  }

  async refuseCrowd(ip: string) {
    await this.crowd.at(ip).refuseIfFull(senderOf(ip));
  }

  /** A name that nobody has, counted apart: invented names take nothing from those who are known. */
  async stranger(ip: string) {
    await this.strangers.at(ip).count(senderOf(ip));
  }

  /** Counted before the password is looked at, so that many guesses at once are no more than may be. */
  async begin(it: Try): Promise<Counted> {
    const count = await this.limitOf(it).count(keyOf(it));
    const inAll = await this.countInAll(it).catch(async (error: unknown) => {
      await this.limitOf(it).takeBack(keyOf(it));
      throw error;
    });
    return { count, inAll };
  }

  /** What was counted was no guess. */
  async takeBack(it: Try) {
    await Promise.all([this.limitOf(it).takeBack(keyOf(it)), this.account.takeBack(it.id_akun)]);
  }

  async succeed(it: Try) {
    await Promise.all([this.limitOf(it).forget(keyOf(it)), this.account.takeBack(it.id_akun)]);
  }

  /** The last that may be wrong blocks; another block within a day lasts longer. */
  async fail(it: Try, { count, inAll }: Counted) {
    if (inAll >= MOST_AN_ACCOUNT) await this.blockAccount(it.id_akun, inAll);
    if (count >= this.limitOf(it).points) await this.blockHere(it, count);
    await this.failAt(it.ip);
  }

  /** An account that still has its first password is tried with it, which is always right: counted once an hour, whoever does it how often. */
  async first({ id_akun, ip, device }: Try) {
    if (device || (await this.tried.has(id_akun))) return;
    await this.firsts.at(ip).count(senderOf(ip));
    if (!isAtSchool(ip)) await this.firstsEverywhere.count('all');
    await this.tried.note(id_akun);
  }

  /** A soft limit: whoever is at school or at a device of their own gets in whatever others do elsewhere. */
  private countInAll({ id_akun, ip, device }: Try) {
    return device || isAtSchool(ip) ? this.account.note(id_akun) : this.account.count(id_akun);
  }

  private async blockHere(it: Try, jumlah: number) {
    const [key, limit] = [keyOf(it), this.limitOf(it)];
    const seconds = (await this.repeats.note(key)) > 1 ? HOUR : 15 * MINUTE;
    await limit.block(key, seconds);
    await this.blocks.put({ alasan: 'PASSWORD_SALAH', of: key, id_akun: it.id_akun, ip: it.ip, jumlah, seconds, counters: [limit.rowOf(key)] });
  }

  private async blockAccount(id_akun: string, jumlah: number) {
    await this.account.block(id_akun, HOUR);
    await this.blocks.put({ alasan: 'PASSWORD_SALAH', of: id_akun, id_akun, jumlah, seconds: HOUR, counters: [this.account.rowOf(id_akun)] });
    if (jumlah === MOST_AN_ACCOUNT) await this.notices.tell(id_akun, 'percobaan_masuk');
  }

  private async failAt(ip: string) {
    const [limit, sender] = [this.crowd.at(ip), senderOf(ip)];
    const jumlah = await limit.count(sender);
    if (jumlah === limit.points) await this.blocks.put({ alasan: 'IP_MENCURIGAKAN', of: sender, ip, jumlah, seconds: MINUTE, counters: [limit.rowOf(sender)] });
  }

  private limitOf = ({ ip, device }: Try) => (device ? this.wrong.anywhere : this.wrong.at(ip));
}

const keyOf = ({ id_akun, ip, device }: Try) => `${id_akun}|${device ?? senderOf(ip)}`;
