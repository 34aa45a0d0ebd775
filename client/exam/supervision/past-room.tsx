import { useMemo } from 'react';
import { isOnly, type PeristiwaSaja } from '#contract/exam/supervision';
import type { OutputOf } from '#contract/kit/endpoint';
import type { supervision } from '#contract/exam/supervision.api';
import { EventLines } from '#client/exam/supervision/event-lines';
import { Progress } from '#client/exam/supervision/progress';
import { type Head, nameOr, StandpointProvider } from '#client/exam/supervision/room';
import { seatOf } from '#client/exam/supervision/seat';
import { Seats } from '#client/exam/supervision/seats';
import { standingOf } from '#client/exam/supervision/standing';
import { formatAngka } from '#client/kit/number';
import { useWords } from '#client/kit/words';
import '#client/exam/supervision/supervision.words';
import '#client/exam/supervision/supervision.css';
import '#client/kit/board.css';

type Past = OutputOf<typeof supervision.replay>['data'];
const NOTHING = new Map<string, never>();
const nowhere = () => undefined;

type Props = { head: Head; past: Past; events: Past['peristiwa']; only: PeristiwaSaja | undefined; onAll: () => void; at: string; onGo: (pada: string) => void };

/** A room as it was at a moment, with everything that happened in it, or events of one kind only; nothing in it can be done any more. */
export function PastRoom({ head, past: { rows: told }, events, only, onAll, at, onGo }: Props) {
  const t = useWords('supervision');
  const now = Date.parse(at);
  const rows = useMemo(() => told.toSorted((a, b) => a.kursi - b.kursi), [told]);
  const states = useMemo(() => new Map(rows.map((it) => [it.id_peserta, seatOf(it, now)])), [rows, now]);
  const { mengerjakan, peserta, dijeda, selesai, perlu } = standingOf(rows, now, NOTHING);
  const here = useMemo(() => ({ id_pengawas_cbt: head.id_pengawas_cbt, jumlah_soal: head.jumlah_soal, mayAct: false }), [head.id_pengawas_cbt, head.jumlah_soal]);
  const names = useMemo(() => new Map(rows.map((it) => [it.id_murid, nameOr(it, t('erased'))])), [rows, t]);
  const newest = useMemo(() => events.filter((it) => !only || isOnly(only, it)).toReversed(), [events, only]);
  return (
    <StandpointProvider value={here}>
      <h2 className="say">{t('saying', { count: peserta, mengerjakan: formatAngka(mengerjakan), peserta: formatAngka(peserta) })}{t('sayingAfter', { count: mengerjakan })}; {dijeda > 0 && `${t('alsoPaused', { n: formatAngka(dijeda) })}, `}{t('alsoDone', { n: formatAngka(selesai) })}, {t('otherNeed', { count: perlu, n: formatAngka(perlu) })}.</h2>
      <div className="room">
        <div className="room-main"><Seats rows={rows} states={states} unsent={NOTHING} now={now} onOpen={nowhere} /></div>
        <aside className="room-side">
          <Progress rows={rows} />
          <section className="panel" aria-label={t('happened')}><h2>{only === 'jeda' ? t('onlyPeople', { apa: t('only_jeda'), count: new Set(newest.map((it) => it.id_murid)).size }) : only ? `${t(`only_${only}`)} (${formatAngka(newest.length)})` : t('happened')}</h2>{only && <button type="button" className="link" onClick={onAll}>{t('showAll')}</button>}<div className="past-events"><EventLines events={newest} at={at} nameOf={(id) => names.get(id) ?? t('erased')} onGo={onGo} /></div></section>
        </aside>
      </div>
    </StandpointProvider>
  );
}
