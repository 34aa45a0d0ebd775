import { Link } from 'react-router-dom';
import { SebabNilai } from '#contract/exam/marking';
import { marking } from '#contract/exam/marking.api';
import type { OutputOf } from '#contract/kit/endpoint';
import type { Column } from '#client/kit/list/column';
import { ListScreen } from '#client/kit/list-screen';
import { formatAngka } from '#client/kit/number';
import { ServerTable } from '#client/kit/server-table';
import { formatDetik, formatTanggal } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import '#client/exam/marking/marking.css';
import '#client/exam/marking/marking.words';

type Change = OutputOf<typeof marking.log>['data'][number];

function useTable() {
  const t = useWords('marking');
  /** A whole mark is not there while an essay waits. */
  const said = (it: number | null, isAfter = false) => (it !== null ? formatAngka(it) : isAfter ? t('waitsForEssays') : '–');
  const columns: Column<Change>[] = [
    { key: 'murid', title: t('nama'), width: 210, text: ({ nama }) => nama ?? t('erased'), render: ({ id_cbt, id_murid, nama }) => <Link to={`/teacher/cbt/result/${id_cbt}/${id_murid}`}>{nama ?? t('erased')}</Link> },
    { key: 'pada', title: t('pada'), width: 170, sorter: true, text: ({ pada }) => `${formatTanggal(new Date(pada))} ${formatDetik(pada)}` },
    { key: 'perubahan', title: t('perubahan'), width: 200, rank: 0, text: (it) => `${what(it)}: ${said(it.sebelum)} → ${said(it.sesudah, it.sebab !== 'diulang')}`, render: (it) => <span className="marks-change">{what(it)} {it.sebelum === null ? '–' : <del>{said(it.sebelum)}</del>} → <b>{said(it.sesudah, it.sebab !== 'diulang')}</b></span> },
    { key: 'sebab', title: t('sebab'), width: 180, text: ({ sebab }) => t(`cause_${sebab}`) },
    { key: 'alasan', title: t('alasan'), width: 200, rank: 6, text: ({ alasan }) => alasan },
    { key: 'oleh', title: t('oleh'), width: 160, text: ({ oleh }) => (oleh ? (oleh.nama ?? t('erased')) : t('system')) },
    { key: 'kelas', title: t('kelas'), width: 80, rank: 7, text: ({ kelas }) => kelas },
  ];
  const what = ({ jenis, nomor }: Change) => (jenis === 'esai' ? t('esaiKe', { nomor: nomor ?? '–' }) : t('nilaiAkhir'));
  return { columns, filters: [{ name: 'sebab', label: t('sebab'), options: SebabNilai.options.map((value) => ({ value, label: t(`cause_${value}`) })) }], empty: t('logNone') };
}

/** Every change of a mark in one exam. */
export function MarksLog({ id_cbt }: { id_cbt: string }) {
  return <ServerTable endpoint={marking.log} input={{ id_cbt }} rowKey="id" {...useTable()} />;
}

/** Every change of a mark: of one's own exams, or the school's for who leads it. */
export function MarksLogScreen() {
  const t = useWords('marking');
  const { columns, ...table } = useTable();
  const exam: Column<Change> = { key: 'ujian', title: t('ujian'), width: 180, rank: 2, text: ({ judul }) => judul, render: ({ id_cbt, judul }) => <Link to={`/teacher/cbt/result/${id_cbt}`}>{judul ?? '–'}</Link> };
  return <ListScreen title={t('logTitle')} about={t('logAbout')} back={{ to: '/teacher/cbt', label: t('back') }} endpoint={marking.log} rowKey="id" columns={[...columns.slice(0, 2), exam, ...columns.slice(2)]} {...table} />;
}
