import { Button } from 'antd';
import { useState } from 'react';
import { STATUS_KEHADIRAN } from '#contract/attendance/attendance';
import { attendance } from '#contract/attendance/attendance.api';
import type { AsalKehadiran, SesiAsal } from '#contract/attendance/origin';
import { percentOf, presenceOf } from '#contract/attendance/presence';
import { audit } from '#contract/audit/audit.api';
import type { InputOf } from '#contract/kit/endpoint';
import { grouped } from '#contract/kit/grouped';
import { HistoryLink } from '#client/attendance/history-link';
import { Boundary } from '#client/kit/boundary';
import { formatAngka, formatPersen } from '#client/kit/number';
import { useMayAsk } from '#client/kit/session';
import { formatHariTanggal, formatJam, formatTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { Why } from '#client/kit/why';
import { useWords } from '#client/kit/words';
import '#client/attendance/attendance.words';
import '#client/attendance/presence-why.words';

/** Whose percentage it is, and what it is of; `isAbsence` is the share of what is recorded that was not attended. */
export type Explained = InputOf<typeof attendance.origin> & { nama: string | null; mapel?: string; isAbsence?: boolean };

/** Where a percentage of attendance comes from: its sum, and the lessons that it counts with who marked them and when. */
export function PresenceWhy({ of, title, onClose }: { of: Explained; title: string; onClose: () => void }) {
  const t = useWords('presenceWhy');
  return <Why whence={t('whence')} title={title} onClose={onClose}><Boundary><Origin of={of} /></Boundary></Why>;
}

function Origin({ of: { nama: _, mapel: __, isAbsence = false, ...question } }: { of: Explained }) {
  const t = useWords('presenceWhy');
  const { data } = useView(attendance.origin, question);
  return (
    <>
      <section><h3>{t('figure')}</h3>{data.total_sesi ? <Sum of={data} isAbsence={isAbsence} /> : <p>{t('nothing')}</p>}</section>
      {data.total_sesi > 0 && <Lessons of={data} />}
    </>
  );
}

function Sum({ of, isAbsence }: { of: AsalKehadiran; isAbsence: boolean }) {
  const [t, a] = [useWords('presenceWhy'), useWords('attendance')];
  const { hadir, terisi, belum, total } = presenceOf(of, of.total_sesi);
  const [part, whole] = isAbsence ? [terisi - hadir, terisi] : [hadir, total];
  const states = [...STATUS_KEHADIRAN.map((it) => [a(it), of[it]] as const), [a('Belum'), belum] as const].filter(([, count]) => count > 0);
  return (
    <>
      <p className="why-sum">
        <span><span className="why-part"><b>{formatAngka(part)}</b><small>{t(isAbsence ? 'away' : 'counted')}</small></span></span>
        <span><i aria-hidden="true">÷</i><span className="why-part"><b>{formatAngka(whole)}</b><small>{isAbsence ? t('recorded') : t('lessons', { count: total })}</small></span></span>
        <span><i aria-hidden="true">=</i><span className="why-part is-result"><b>{formatPersen(isAbsence ? percentOf(part, whole) : of.persen_hadir)}</b></span></span>
      </p>
      <p className="why-how">{states.map(([state, count]) => `${state} ${formatAngka(count)}`).join(' · ')}</p>
      <p className="why-how">{t(isAbsence ? 'howAway' : 'how')}</p>
    </>
  );
}

const isRecorded = ({ status_kehadiran }: SesiAsal) => status_kehadiran !== null;
/** Attended, and never anything else. */
const isPlain = ({ status_kehadiran, sebelum }: SesiAsal) => status_kehadiran === 'Hadir' && sebelum === null;

function Lessons({ of: { id_murid, nama, mapel, sesi } }: { of: AsalKehadiran }) {
  const marked = sesi.filter(isRecorded);
  return (
    <>
      {marked.length > 0 && <Marked marked={marked} whose={{ id_murid, nama }} isNamed={mapel === null} />}
      {marked.length < sesi.length && <Unrecorded sesi={sesi.filter((it) => !isRecorded(it))} isNamed={mapel === null} />}
    </>
  );
}

function Marked({ marked, ...rest }: { marked: readonly SesiAsal[] } & Shown) {
  const t = useWords('presenceWhy');
  const [isWhole, setWhole] = useState(false);
  const notable = marked.filter((it) => !isPlain(it));
  const plain = marked.length - notable.length;
  return (
    <section>
      <h3>{t('notable')}</h3>
      {notable.length === 0 && <p>{t('notableNone')}</p>}
      <ol className="why-events presence-lessons">{(isWhole ? marked : notable).map((it) => <Lesson key={it.id} it={it} {...rest} />)}</ol>
      {plain > 0 && !isWhole && <Button size="small" onClick={() => setWhole(true)}>{t('there', { count: plain })}</Button>}
    </section>
  );
}

/** Lessons whose register says nothing of the student, a line a day. */
function Unrecorded({ sesi, isNamed }: { sesi: readonly SesiAsal[]; isNamed: boolean }) {
  const t = useWords('presenceWhy');
  return (
    <section>
      <h3>{t('unrecorded', { count: sesi.length })}</h3>
      <ol className="why-events presence-lessons">
        {[...grouped(sesi, (it) => it.tanggal_sesi)].map(([day, them]) => (
          <li key={day}>
            <time dateTime={day}>{formatHariTanggal(day)}</time>
            <span>{t('periods', { jam: them.map((it) => it.posisi).toSorted((a, b) => a - b).join(', ') })}{isNamed && <small>{[...new Set(them.map((it) => it.mapel))].join(', ')}</small>}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Shown = { whose: Pick<AsalKehadiran, 'id_murid' | 'nama'>; isNamed: boolean };
function Lesson({ it, whose, isNamed }: { it: SesiAsal } & Shown) {
  const [t, a] = [useWords('presenceWhy'), useWords('attendance')];
  const mayAudit = useMayAsk(audit.stream);
  const facts = [
    it.ditandai && t('marked', { oleh: it.oleh?.nama ?? t('somebody'), waktu: `${formatTanggal(new Date(it.ditandai))} ${formatJam(it.ditandai)}` }),
    it.sebelum && t('before', { status: a(it.sebelum) }), it.surat && t('letter'),
  ].filter(Boolean);
  return (
    <li>
      <time dateTime={it.tanggal_sesi}>{formatHariTanggal(it.tanggal_sesi)}</time>
      <span>
        <b>{a(it.status_kehadiran ?? 'Belum')}</b> · {isNamed && `${it.mapel}, `}{t('periods', { jam: it.posisi })}
        <small>{facts.join(' · ')}{mayAudit && it.ditandai && <> · <HistoryLink row={{ ...whose, id_sesi: it.id_sesi }} /></>}</small>
      </span>
    </li>
  );
}
