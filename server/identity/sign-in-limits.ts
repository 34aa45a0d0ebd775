import { BlockList } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { common } from '#contract/kit/refusal';
import { Blocks } from '#server/identity/blocks';
import { refuse } from '#server/kit/deciding/refused';

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];
const MOST_WRONG = 5;
const MOST_AN_ADDRESS = 500;
/** Try-outs of first passwords: from anywhere, from the school's own networks, and from all the world together. */
const SPRAY = { anywhere: 5, school: 60, everywhere: 100 };

/** Who tries to get in: an account from an address, or from a device that it has signed in from before. */
export type Try = { id_akun: string; ip: string; device: string | undefined };

/**
 * Domain 1.19 and security D.4: five wrong passwords block an account at one address for 15 minutes, the second time within
 * a day for an hour; 500 failures a day an address. A device known to the account is counted by itself.
 */
@Injectable()
export class SignInLimits {
  private readonly wrong: RateLimiterPostgres;
  private readonly repeats: RateLimiterPostgres;
  private readonly address: RateLimiterPostgres;
  private readonly sprayed: RateLimiterPostgres;
  private readonly sprayedAtSchool: RateLimiterPostgres;
  private readonly sprayedAnywhere: RateLimiterPostgres;
  private readonly networks = networksOf(process.env.SCHOOL_NETWORKS ?? '');

  constructor(@Inject(pg.Pool) pool: pg.Pool, private readonly blocks: Blocks) {
    const counter = (keyPrefix: string, points: number, duration: number, blockDuration = 0) =>
      new RateLimiterPostgres({ storeClient: pool, schemaName: 'vault', tableName: 'rate_limit', tableCreated: true, clearExpiredByTimeout: false, keyPrefix, points, duration, blockDuration });
    this.wrong = counter('login', MOST_WRONG, 15 * MINUTE, 15 * MINUTE);
    this.repeats = counter('login-repeat', 1_000, DAY);
    this.address = counter('login-address', MOST_AN_ADDRESS, DAY, DAY);
    this.sprayed = counter('login-spray', SPRAY.anywhere, MINUTE);
    this.sprayedAtSchool = counter('login-spray-school', SPRAY.school, MINUTE);
    this.sprayedAnywhere = counter('login-spray-all', SPRAY.everywhere, HOUR);
  }

  async refuseBlocked(ip: string) {
    const known = await this.address.get(ip);
    if (known && known.consumedPoints >= MOST_AN_ADDRESS) this.refuseFor(known);
  }

  /** Counted before the password is looked at, so that many guesses at once are no more than five; the how manyth it is. */
  async begin(it: Try) {
    return (await this.count(this.wrong, keyOf(it))).consumedPoints;
  }

  /** What was counted was no guess. */
  async takeBack(it: Try) {
    await this.wrong.reward(keyOf(it));
  }

  async succeed(it: Try) {
    await this.wrong.delete(keyOf(it));
  }

  /** The fifth blocks; another block within a day lasts longer. */
  async fail(it: Try, count: number) {
    await this.failAt(it.ip);
    if (count < MOST_WRONG) return;
    const key = keyOf(it);
    const { consumedPoints } = await this.repeats.consume(key);
    const seconds = consumedPoints > 1 ? HOUR : 15 * MINUTE;
    await this.wrong.block(key, seconds);
    await this.blocks.put({ alasan: 'PASSWORD_SALAH', of: key, id_akun: it.id_akun, ip: it.ip, jumlah: count, seconds, counters: [`login:${key}`] });
  }

  /** A failure of nobody in particular. */
  async failAt(ip: string) {
    const { consumedPoints } = await this.count(this.address, ip);
    if (consumedPoints === MOST_AN_ADDRESS) await this.blocks.put({ alasan: 'IP_MENCURIGAKAN', of: ip, ip, jumlah: consumedPoints, seconds: DAY, counters: [`login-address:${ip}`] });
  }

  /** Somebody tries a first password, right or wrong. */
  async spray(ip: string) {
    const isAtSchool = this.networks.check(ip, ip.includes(':') ? 'ipv6' : 'ipv4');
    await this.count(isAtSchool ? this.sprayedAtSchool : this.sprayed, ip);
    if (!isAtSchool) await this.count(this.sprayedAnywhere, 'all');
  }

  private async count(limiter: RateLimiterPostgres, key: string) {
    return limiter.consume(key).catch((it: RateLimiterRes | Error) => {
      if (it instanceof Error) throw it;
      return this.refuseFor(it);
    });
  }

  private refuseFor(it: RateLimiterRes): never {
    return refuse(common.TOO_MANY_REQUESTS, { menit: Math.max(1, Math.ceil(it.msBeforeNext / 60_000)) });
  }
}

const keyOf = ({ id_akun, ip, device }: Try) => `${id_akun}|${device ?? ip}`;

/** `10.1.0.0/16,192.168.7.0/24`: where the school's own computers are. */
function networksOf(list: string) {
  const networks = new BlockList();
  for (const [address, bits] of list.split(',').filter(Boolean).map((it) => it.trim().split('/'))) {
    networks.addSubnet(address as string, Number(bits ?? 32), address?.includes(':') ? 'ipv6' : 'ipv4');
  }
  return networks;
}
