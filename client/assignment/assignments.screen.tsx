import { Link } from 'react-router-dom';
import { assignment } from '#contract/assignment/assignment.api';
import { isOne, LEADERS } from '#contract/identity/identity';
import type { OutputOf } from '#contract/kit/endpoint';
import { TipeAssignment } from '#contract/lesson/lesson.api';
import { kindOf, whenOf } from '#client/assignment/assignment-said';
import type { Column } from '#client/kit/list/column';
import { ListScreen } from '#client/kit/list-screen';
import { useMayAsk, useSession } from '#client/kit/session';
import { useWords } from '#client/kit/words';
import '#client/assignment/assignment.words';

type Row = OutputOf<typeof assignment.list>['data'][number];
const STATES = ['berjalan', 'perlu_dinilai', 'selesai'] as const;

/** Assignments of the lessons that somebody teaches, or of the school for who leads it. */
export function AssignmentsScreen() {
  const t = useWords('assignment');
  const [maySet, mayGrade] = [useMayAsk(assignment.set), useMayAsk(assignment.grid)];
  const isLeader = isOne(LEADERS, useSession());
  const views = [...STATES.map((keadaan) => ({ label: t(keadaan), at: { keadaan } })), ...(maySet && isLeader ? [{ label: t('wholeSchool'), at: { sebagai: 'pimpinan' } }] : [])];
  const columns: Column<Row>[] = [
    { key: 'judul', title: t('judul'), width: 240, sorter: true, text: ({ judul }) => judul, render: ({ id, judul }) => (mayGrade ? <Link to={`/teacher/assignments/${id}/grading`}>{judul}</Link> : judul) },
    { key: 'kelas', title: t('kelas'), width: 90, sorter: true, text: ({ kelas }) => kelas },
    { key: 'mapel', title: t('mapel'), width: 170, sorter: true, text: ({ mapel }) => mapel },
    { key: 'tipe', title: t('tipe'), width: 140, text: ({ tipe_assignment }) => kindOf(tipe_assignment, t) },
    { key: 'tenggat', title: t('tenggat'), width: 220, sorter: true, text: ({ tenggat }) => whenOf(tenggat) },
    { key: 'kemajuan', title: t('kemajuan'), width: 260, text: ({ kemajuan: { dinilai, terkumpul, terlambat, jumlah_murid } }) => t('progressOf', { dinilai, menunggu: terkumpul + terlambat, jumlah: jumlah_murid }) },
    ...(maySet && !isLeader ? [] : [{ key: 'guru', title: t('guru'), width: 180, text: ({ guru }: Row) => guru ?? t('erased') }]),
  ];
  return (
    <ListScreen title={t('title')} about={t('about')} endpoint={assignment.list} columns={columns} rowKey="id" search empty={t('none')} views={views}
      actions={<><Link className="btn" to="/teacher/assignments/summary">{t('summary')}</Link>{maySet && <Link className="btn is-primary" to="/teacher/assignments/add">{t('add')}</Link>}</>}
      filters={[
        { name: 'keadaan', label: t('keadaan'), options: STATES.map((value) => ({ value, label: t(value) })) }, { name: 'tipe_assignment', label: t('tipe'), options: TipeAssignment.options.map((value) => ({ value, label: kindOf(value, t) })) },
        ...(maySet && isLeader ? [{ name: 'sebagai', label: t('whose'), options: [{ value: 'pimpinan', label: t('wholeSchool') }] }] : []),
      ]} />
  );
}
