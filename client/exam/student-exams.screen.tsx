import { CheckCircleFilled, ClockCircleOutlined, CloseCircleOutlined, EditOutlined, LockFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { StatusPeserta } from '#contract/exam/attempt';
import { sitting } from '#contract/exam/sitting.api';
import { ALL_EXAMS, isOver, openOf, type UjianMurid } from '#client/exam/student-exam';
import { formatAngka } from '#client/kit/number';
import { Screen } from '#client/kit/screen';
import { StatusTag, type Tone } from '#client/kit/status-tag';
import { clock, formatHariTanggal, formatJam, useNow } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/exam/exam-kinds.words';
import '#client/exam/student-exams.css';
import '#client/exam/student-exams.words';

const STATUS: Record<StatusPeserta, { tone: Tone; icon: ReactNode }> = {
  belum_mulai: { tone: 'calm', icon: <ClockCircleOutlined /> }, mengerjakan: { tone: 'info', icon: <EditOutlined /> }, selesai: { tone: 'good', icon: <CheckCircleFilled /> },
  diblokir: { tone: 'bad', icon: <LockFilled /> }, tidak_hadir: { tone: 'line', icon: <CloseCircleOutlined /> },
};

/** A student's exams: the one that can be sat now, those that come, those that were. */
export function StudentExamsScreen() {
  const t = useWords('studentExams');
  return <Screen title={t('title')}><Exams /></Screen>;
}

function Exams() {
  const t = useWords('studentExams');
  const { data } = useView(sitting.list, ALL_EXAMS);
  const now = useNow(5_000).getTime();
  const open = openOf(data, now);
  const past = data.filter((it) => isOver(it, now));
  const coming = data.filter((it) => !open.includes(it) && !past.includes(it)).reverse();
  if (!data.length) return <p className="exams-none">{t('none')}</p>;
  return (
    <>
      {open.length > 0 ? <Group title={t('now')} exams={open} isNow /> : <p className="exams-none">{t(coming.length ? 'noneNow' : 'noneComing')}</p>}
      <Group title={t('coming')} exams={coming} />
      <Group title={t('past')} exams={past} />
    </>
  );
}

function Group({ title, exams, isNow = false }: { title: string; exams: readonly UjianMurid[]; isNow?: boolean }) {
  if (!exams.length) return null;
  return <section className="exams" aria-label={title}><h2>{title}</h2><ul>{exams.map((it) => <Exam key={it.id_cbt} exam={it} isNow={isNow} />)}</ul></section>;
}

function Exam({ exam, isNow }: { exam: UjianMurid; isNow: boolean }) {
  const [t, k] = [useWords('studentExams'), useWords('examKinds')];
  const { tone, icon } = STATUS[exam.status];
  const isOpen = isNow && exam.status !== 'selesai';
  const hasBegun = exam.status !== 'belum_mulai' && exam.status !== 'tidak_hadir';
  return (
    <li className={isNow ? 'exams-one is-now' : 'exams-one'}>
      <div><b>{exam.judul}</b><StatusTag tone={tone} icon={icon}>{t(exam.status)}</StatusTag></div>
      <p>{[exam.mapel, k(exam.tipe), t('questions', { count: exam.jumlah_soal }), t('minutes', { n: exam.durasi })].filter(Boolean).join(' · ')}</p>
      <p className="n">{formatHariTanggal(new Date(exam.mulai))}, {formatJam(exam.mulai)}–{formatJam(exam.tutup)} {clock.zoneName()}{exam.status !== 'belum_mulai' && ` · ${t('answered', { n: exam.terjawab, total: exam.jumlah_soal })}`}</p>
      {/* The exam is a page of its own: nothing of the app stands between a student and their answers. */}
      {isOpen && <a className="btn is-primary exams-go" href={`/student/cbt/${exam.id_cbt}/exam`}>{t(exam.status === 'belum_mulai' ? 'open' : 'goOn')}</a>}
      {/* There lies what its device could not send before it was over. */}
      {!isNow && hasBegun && exam.nilai === null && <a className="exams-result" href={`/student/cbt/${exam.id_cbt}/exam`}>{t('receipt')}</a>}
      {exam.nilai !== null && <p><b>{t('mark', { nilai: formatAngka(exam.nilai) })}</b></p>}
      {exam.nilai !== null && <Link className="exams-result" to={`/student/cbt/${exam.id_cbt}/result`}>{t('result')}</Link>}
    </li>
  );
}
