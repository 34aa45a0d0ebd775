import pg from 'pg';
import { someAtOnce } from '#server/kit/some-at-once';
import type { Taker } from '#tools/load/taker';

type Saved = { id_peserta: string; tanda: [string, number, number, boolean, boolean][] };

/** What the log has of what was acknowledged. */
export async function kept(databaseUrl: string, takers: readonly Taker[]) {
  const { saved, twice } = await logged(databaseUrl);
  const acked = takers.reduce((all, { acked: own }) => all + own.size, 0);
  const lost = takers.reduce((all, { seat, acked: own }) => all + [...own].filter((it) => !saved.get(seat.id_peserta)?.has(it)).length, 0);
  return { acked, lost, twice };
}

async function logged(databaseUrl: string) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ data: Saved }>("SELECT data FROM es.event WHERE type IN ('AnswersSaved', 'AnswersReceivedLate')");
  await client.end();
  const saved = new Map<string, Set<string>>();
  let twice = 0;
  for (const { id_peserta, tanda } of rows.map(({ data }) => data)) {
    const own = saved.get(id_peserta) ?? new Set<string>();
    saved.set(id_peserta, own);
    for (const [soal, epoch, seq] of tanda) {
      const name = `${soal} ${epoch}.${seq}`;
      if (own.has(name)) twice++;
      own.add(name);
    }
  }
  return { saved, twice };
}

/** How many answers are not what whoever gave them remembers. */
export async function wrongAnswers(takers: readonly Taker[]) {
  let wrong = 0;
  await someAtOnce(takers, 32, async (it) => {
    const { data } = await it.page();
    wrong += [...it.truth].filter(([soal, value]) => data.jawaban[soal] !== value).length;
  });
  return wrong;
}
