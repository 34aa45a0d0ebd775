import { Pagination } from 'antd';
import { useState } from 'react';
import type { RincianKd, SesiTerencana } from '#contract/lesson/planning';
import { plan } from '#contract/lesson/plan.api';
import { planning } from '#contract/lesson/planning.api';
import { Boundary } from '#client/kit/boundary';
import { formatAngka } from '#client/kit/number';
import { formatDetik, formatHariTanggal, formatJam, formatTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { Why } from '#client/kit/why';
import { useWords } from '#client/kit/words';
import type { Behind } from '#client/lesson/planning/behind';
import { Level } from '#client/lesson/planning/level';
import '#client/lesson/planning/planning.words';

type Props = { behind: Behind; pada: string | undefined; onClose: () => void };
/** So many lessons at a time. */
const MOST = 100;
const timeOf = (at: string) => `${formatTanggal(new Date(at))} ${formatJam(at)}`;

/** Where a number comes from: its sum, its lessons, and what became of each. */
export function PlanningWhy({ behind, pada, onClose }: Props) {
  const t = useWords('planning');
  const { id_level, id_mata_pelajaran, dates } = behind;
  return (
    <Why whence={t('whence')} title={behind.judul} onClose={onClose}>
      <Boundary>{id_level && id_mata_pelajaran && !dates ? <Competences id_level={id_level} id_mata_pelajaran={id_mata_pelajaran} pada={pada} /> : <Lessons behind={behind} pada={pada} />}</Boundary>
    </Why>
  );
}

function Lessons({ behind: { judul: _, ...behind }, pada }: Pick<Props, 'behind' | 'pada'>) {
  const t = useWords('planning');
  const [page, setPage] = useState(1);
  const { data, total } = useView(planning.lessons, { ...behind, ...(pada && { pada }), page, limit: MOST });
  const planned = data.filter((it) => it.direncanakan).length;
  return (
    <>
      <section>
        <h3>{t('figure')}</h3>
        <p className="why-sum">
          {!behind.keadaan && total <= MOST && <span><span className="why-part"><b>{formatAngka(planned)}</b><small>{t('direncanakan')}</small></span><i aria-hidden="true">+</i><span className="why-part"><b>{formatAngka(total - planned)}</b><small>{t('belum')}</small></span><i aria-hidden="true">=</i></span>}
          <span className="why-part is-result"><b>{formatAngka(total)}</b><small>{t(behind.keadaan ?? 'semua')}</small></span>
        </p>
        <p className="why-how">{t('howCounted')}</p>
      </section>
      <section>
        <h3>{t('lessons')}</h3>
        {data.length === 0 && <p>{t('noLessons')}</p>}
        <ul className="plan-why">{data.map((it) => <Lesson key={it.id_sesi} sesi={it} />)}</ul>
        <Pages page={page} total={total} onPage={setPage} />
      </section>
    </>
  );
}

function Pages({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const t = useWords('planning');
  if (total <= MOST) return null;
  return <Pagination size="small" showSizeChanger={false} current={page} pageSize={MOST} total={total} onChange={onPage} showTotal={(_, [from, to]) => t('more', { dari: formatAngka(from), sampai: formatAngka(to), total: formatAngka(total) })} />;
}

function Lesson({ sesi }: { sesi: SesiTerencana }) {
  const t = useWords('planning');
  const [isOpen, setOpen] = useState(false);
  const { id_sesi, kelas, mapel, tanggal_sesi, posisi, guru, topic, kd, direncanakan, mulai, disetujui } = sesi;
  const isLate = direncanakan !== null && Date.parse(direncanakan) > Date.parse(mulai);
  return (
    <li>
      <b>{t('where', { kelas, mapel, hari: formatHariTanggal(tanggal_sesi), posisi })}</b>
      <small>{[guru, topic?.nama ?? t('noTopic'), kd?.nama ?? t('noKd')].filter(Boolean).join(' · ')}</small>
      <small>{direncanakan ? [t('plannedAt', { waktu: timeOf(direncanakan) }), isLate && t('susulan'), !disetujui && t('belum_disetujui')].filter(Boolean).join(' · ') : t('belum')}</small>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>{t(isOpen ? 'hideHistory' : 'showHistory')}<span className="visually-hidden">: {kelas} {mapel}, {formatHariTanggal(tanggal_sesi)}</span></button>
      {isOpen && <Boundary><PlanEvents id_sesi={id_sesi} /></Boundary>}
    </li>
  );
}

/** What became of a lesson's plan, the newest first. */
export function PlanEvents({ id_sesi }: { id_sesi: string }) {
  const t = useWords('planning');
  const { data } = useView(plan.history, { id_sesi });
  type Content = (typeof data)[number]['sebelum'];
  const isAlike = (one: Content, other: Content) => one.topic?.id === other.topic?.id && one.kd?.id === other.kd?.id;
  const said = ({ topic, kd }: Content) => [topic?.nama, kd?.nama].filter(Boolean).join(' + ') || t('nothing');
  if (data.length === 0) return <p className="soft">{t('noHistory')}</p>;
  return (
    <ol className="why-events">
      {data.map((it) => (
        <li key={it.id}>
          <time dateTime={it.at}>{formatDetik(it.at)}</time>
          <span>{it.oleh ?? t('somebody')} · {formatTanggal(new Date(it.at))}{it.susulan && ` · ${t('susulan')}`}<small>{isAlike(it.sebelum, it.sesudah) ? t('roomChanged') : t('became', { sebelum: said(it.sebelum), sesudah: said(it.sesudah) })}</small></span>
        </li>
      ))}
    </ol>
  );
}

function Competences(of: { id_level: string; id_mata_pelajaran: string; pada: string | undefined }) {
  const t = useWords('planning');
  const { data } = useView(planning.competences, of);
  return (
    <>
      <p className="why-how">{t('howSteps')}</p>
      <ul className="plan-why">
        {data.map((it) => <Competence key={it.id} kd={it} {...of} />)}
      </ul>
    </>
  );
}

/** One competence, and the lessons about it. */
function Competence({ kd: { id, kode, kompetensi_dasar, ...it }, ...of }: { kd: RincianKd; id_level: string; id_mata_pelajaran: string; pada: string | undefined }) {
  const t = useWords('planning');
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <b>{kode}</b> {kompetensi_dasar}
      <ul className="plan-steps" aria-label={t('steps')}>
        <Step langkah={t('stepPlanned')} ada={it.kelas_terencana} total={it.jumlah_kelas} />
        <Step langkah={t('stepHeld')} ada={it.kelas_terlaksana} total={it.jumlah_kelas} />
        <Step langkah={t('stepTested')} ada={it.kelas_diuji} total={it.jumlah_kelas} />
      </ul>
      {it.jumlah_sesi ? <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>{t('inLessons', { count: it.jumlah_sesi })}<span className="visually-hidden">: {kode}</span></button> : <small>{t('untouched')}</small>}
      {isOpen && <Boundary><LessonsAbout {...of} id_kd_master={id} /></Boundary>}
    </li>
  );
}

function LessonsAbout(of: { id_level: string; id_mata_pelajaran: string; id_kd_master: string; pada: string | undefined }) {
  const [page, setPage] = useState(1);
  const { data, total } = useView(planning.lessons, { ...of, page, limit: MOST });
  return <><ul className="plan-why is-inside">{data.map((it) => <Lesson key={it.id_sesi} sesi={it} />)}</ul><Pages page={page} total={total} onPage={setPage} /></>;
}

function Step({ langkah, ada, total }: { langkah: string; ada: number; total: number }) {
  const t = useWords('planning');
  return <li><span aria-hidden="true">{langkah}</span><Level of={{ total_sesi: total, direncanakan: ada }} said={t('stepIn', { langkah, ada, total })} /></li>;
}
