import { hadirOf } from '#contract/attendance/attendance';
import type { RekapTugas } from '#contract/assignment/progress.api';
import type { MapelMurid } from '#contract/lesson/subject-view.api';
import { formatAngka, formatPersen } from '#client/kit/number';
import { formatHariTanggal, formatJam } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import '#client/lesson/subject.words';

/** How it stands with one subject: attendance of what is recorded, lessons, competences, assignments where they are known, the next lesson. */
export function SubjectNumbers({ of, work }: { of: MapelMurid; work?: RekapTugas | undefined }) {
  const t = useWords('subjectView');
  const hadir = hadirOf(of);
  const terisi = of.Hadir + of.Terlambat + of.Dispensasi + of.Sakit + of.Izin + of.Alpa;
  return (
    <>
      <p>{terisi ? <><b>{t('present', { hadir: formatAngka(hadir), tercatat: formatAngka(terisi) })}</b> ({formatPersen((hadir * 100) / terisi)})</> : t('presentNone')}</p>
      <p>{t('held', { ada: formatAngka(of.terlaksana), total: formatAngka(of.total_sesi) })}</p>
      <p>{of.total_kd ? t('competences', { ada: formatAngka(of.kd_terlaksana), total: formatAngka(of.total_kd) }) : t('competencesNone')}</p>
      {work && <p>{t('works', { total: formatAngka(work.jumlah_tugas), dinilai: formatAngka(work.dinilai), aip: formatAngka(work.aip) })}</p>}
      <p>{of.sesi_berikut ? t('next', { waktu: `${formatHariTanggal(new Date(of.sesi_berikut))} ${formatJam(of.sesi_berikut)}` }) : t('nextNone')}{of.materi > 0 && ` · ${t('materials', { count: of.materi })}`}</p>
    </>
  );
}
