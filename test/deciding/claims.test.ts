import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { OpenAccount, accountDecider } from '#server/identity/account.decider';
import { SYSTEM } from '#server/kit/deciding/command';
import { node, outcomeOf } from '#test/kit/deciding';
import { StagedStore } from '#test/kit/staged-store';
import { runs } from '#test/kit/runs';

class Crash extends Error {}
const opening = (id_akun: string, username = 'siti', id = randomUUID()) => new OpenAccount({ id_akun, username, roles: ['guruMapel'] }, SYSTEM, { id });
const open = (store: StagedStore, command: OpenAccount) => node(store).deciding.execute(accountDecider, command);
const people = (count: number) => Array.from({ length: count }, () => randomUUID());

/** The accounts that bear the name, by what their own streams say. */
async function bearers(store: StagedStore, accounts: readonly string[]) {
  const { journal } = node(store);
  const streams = await Promise.all(accounts.map((it) => journal.read(`account-${it}`)));
  return accounts.filter((_, i) => streams[i]?.some((it) => it.type === 'AccountOpened'));
}

test('in whatever order the steps of several processes come, and whichever of them dies, a name has one bearer and is not lost', () =>
  fc.assert(fc.asyncProperty(fc.scheduler(), fc.array(fc.option(fc.nat(12)), { minLength: 2, maxLength: 3 }), async (scheduler, deaths) => {
    const [store, accounts] = [new StagedStore(), people(deaths.length)];
    const turn = scheduler.scheduleFunction(async () => {});
    store.before = () => turn();
    await scheduler.waitFor(Promise.all(accounts.map((account, i) => attempt(store, account, deaths[i] ?? undefined))));
    store.before = () => {};
    const bearing = await bearers(store, accounts);
    expect(bearing.length).toBeLessThanOrEqual(1);
    expect(await outcomeOf(open(store, opening(randomUUID())))).toBe(bearing.length ? 'USERNAME_TAKEN' : 'done');
  }), runs(300)));

/** Opens an account as a process of its own does; it dies before its step number `death`. */
async function attempt(store: StagedStore, account: string, death?: number) {
  const own = Object.create(store) as StagedStore;
  let steps = 0;
  own.before = async (does, stream) => {
    await store.before(does, stream);
    if (steps++ === death) throw new Crash();
  };
  return open(own, opening(account)).catch((error: unknown) => error);
}

test('of two who want one name at the same time one gets it and the other is told', async () => {
  const [store, [one, other]] = [new StagedStore(), people(2) as [string, string]];
  const outcomes = await Promise.all([one, other].map((it) => outcomeOf(open(store, opening(it)))));
  expect(outcomes.sort()).toEqual(['USERNAME_TAKEN', 'done']);
  expect(await bearers(store, [one, other])).toHaveLength(1);
});

test('names that differ only in their case are one name, other names are free', async () => {
  const [store, [one, other]] = [new StagedStore(), people(2) as [string, string]];
  await open(store, opening(one, 'Siti'));
  expect(await outcomeOf(open(store, opening(other, 'sITI')))).toBe('USERNAME_TAKEN');
  expect(await outcomeOf(open(store, opening(other, 'budi')))).toBe('done');
});

test('the name of a claim says nothing about what is claimed', async () => {
  const [store, said] = [new StagedStore(), [] as string[]];
  store.after = (_, stream) => said.push(stream);
  await open(store, opening(randomUUID(), '3175064401050003'));
  expect(said.filter((it) => /^claim-[0-9a-f]{64}$/.test(it)).length).toBeGreaterThan(0);
  expect(said.join()).not.toContain('3175064401050003');
});

describe('after a crash between the claim and the account', () => {
  const crashed = async () => {
    const [store, [one, other]] = [new StagedStore(), people(2) as [string, string]];
    store.before = (does, stream) => {
      if (does === 'append' && stream.startsWith('account-')) throw new Crash();
    };
    const first = opening(one);
    await expect(open(store, first)).rejects.toThrow(Crash);
    store.before = () => {};
    return { store, one, other, first };
  };

  test('the same command again opens the account', async () => {
    const { store, one, other, first } = await crashed();
    expect(await outcomeOf(open(store, first))).toBe('done');
    expect(await outcomeOf(open(store, opening(other)))).toBe('USERNAME_TAKEN');
    expect(await bearers(store, [one, other])).toEqual([one]);
  });

  test('another command for the same account takes the name again', async () => {
    const { store, one } = await crashed();
    expect(await outcomeOf(open(store, opening(one)))).toBe('done');
  });

  test('somebody else may have the name, and whoever claimed it first is told so, but may have another', async () => {
    const { store, one, other, first } = await crashed();
    expect(await outcomeOf(open(store, opening(other)))).toBe('done');
    expect(await outcomeOf(open(store, first))).toBe('USERNAME_TAKEN');
    expect(await outcomeOf(open(store, opening(one, 'aminah')))).toBe('done');
    expect(await bearers(store, [one, other])).toEqual([one, other]);
  });
});

test('an owner who was fenced off, but is back before the name is taken over, keeps it', async () => {
  const [store, [back, slow]] = [new StagedStore(), people(2) as [string, string]];
  const first = opening(back);
  store.before = (does, stream) => {
    if (does === 'append' && stream.startsWith('account-')) throw new Crash();
  };
  await expect(open(store, first)).rejects.toThrow(Crash);
  store.before = () => {};
  const own = Object.create(store) as StagedStore;
  let [claims, again] = [0, ''];
  own.before = async (does, stream) => {
    if (does === 'append' && stream.startsWith('claim-') && ++claims === 2) again = await outcomeOf(open(store, first));
  };
  expect(await outcomeOf(open(own, opening(slow)))).toBe('USERNAME_TAKEN');
  expect(again).toBe('done');
  expect(await bearers(store, [back, slow])).toEqual([back]);
});

test('an owner who was fenced off when about to begin loses the name to whoever fenced them', async () => {
  const [store, [slow, quick]] = [new StagedStore(), people(2) as [string, string]];
  const own = Object.create(store) as StagedStore;
  let quickly: string | undefined;
  own.before = async (does, stream) => {
    if (does === 'append' && stream === `account-${slow}`) quickly ??= await outcomeOf(open(store, opening(quick)));
  };
  expect(await outcomeOf(open(own, opening(slow)))).toBe('USERNAME_TAKEN');
  expect(quickly).toBe('done');
  expect(await bearers(store, [slow, quick])).toEqual([quick]);
});
