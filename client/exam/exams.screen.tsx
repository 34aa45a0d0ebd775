import { Link } from 'react-router-dom';
import { StatusUjian, TipeUjian } from '#contract/exam/exam';
import { exam } from '#contract/exam/exam.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { classesOf, ExamTag, windowOf } from '#client/exam/exam-said';
import type { Column } from '#client/kit/list/column';
import { ListScreen } from '#client/kit/list-screen';
import { useMayAsk } from '#client/kit/session';
import { useWords } from '#client/kit/words';
import '#client/exam/exam-kinds.words';
import '#client/exam/exam.words';

type Row = OutputOf<typeof exam.list>['data'][number];

/** A teacher's exams, or the school's for who leads it: what runs and comes next first. */
export function ExamsScreen() {
  const [t, k] = [useWords('exam'), useWords('examKinds')];
  const [mayPlan, mayApprove] = [useMayAsk(exam.plan), useMayAsk(exam.approve)];
  const columns: Column<Row>[] = [
    { key: 'judul', title: t('judul'), width: 240, sorter: true, text: ({ judul }) => judul, render: ({ id, judul }) => <Link to={`/teacher/cbt/detail/${id}`}>{judul}</Link> },
    { key: 'mapel', title: t('mapel'), width: 150, text: ({ mapel }) => mapel },
    { key: 'kelas', title: t('kelas'), width: 110, text: classesOf },
    { key: 'mulai', title: t('waktu'), width: 260, sorter: true, text: (it) => windowOf(it, t) },
    { key: 'status', title: t('status'), width: 170, rank: 0, text: ({ status }) => t(status), render: ({ status }) => <ExamTag status={status} /> },
    { key: 'soal', title: t('soal'), width: 80, align: 'end', rank: 8, text: ({ jumlah_soal }) => jumlah_soal },
    { key: 'peserta', title: t('peserta'), width: 100, align: 'end', rank: 9, text: ({ jumlah_peserta }) => jumlah_peserta },
    ...(mayApprove ? [{ key: 'guru', title: t('guru'), width: 180, text: ({ guru }: Row) => guru ?? t('erased') }] : []),
    { key: 'tipe', title: t('tipe'), width: 200, sorter: true, isSpare: true, text: ({ tipe }) => k(tipe) },
  ];
  const views = (mayApprove ? ['menunggu_persetujuan', 'berlangsung'] as const : ['draft', 'revisi', 'berlangsung'] as const).map((status) => ({ label: t(status), at: { status } }));
  return (
    <ListScreen title={t('title')} about={t('about')} endpoint={exam.list} columns={columns} rowKey="id" search empty={t('none')} views={views} actions={<><Link className="btn" to="/teacher/cbt/log">{t('marksLog')}</Link>{mayPlan && <Link className="btn is-primary" to="/teacher/cbt/add">{t('add')}</Link>}</>}
      filters={[
        { name: 'status', label: t('status'), options: StatusUjian.options.map((value) => ({ value, label: t(value) })) }, { name: 'tipe', label: t('tipe'), options: TipeUjian.options.map((value) => ({ value, label: k(value) })) },
      ]} />
  );
}
