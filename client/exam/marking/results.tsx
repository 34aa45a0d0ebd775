import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { StatusPeserta } from '#contract/exam/attempt';
import { marking } from '#contract/exam/marking.api';
import { lamaOf, minutesOf } from '#client/exam/marking/duration';
import { Finishing } from '#client/exam/marking/finishing';
import { ByClass, Spread } from '#client/exam/marking/spread';
import { type Behind, type Head, isExamOver, type Row, statusOf } from '#client/exam/marking/standing';
import type { Column } from '#client/kit/list/column';
import { formatAngka } from '#client/kit/number';
import { RecordSummary } from '#client/kit/record';
import { ServerTable } from '#client/kit/server-table';
import { StatusTag, type Tone } from '#client/kit/status-tag';
import { useNow } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import '#client/question-bank/question-bank.words';

const TONES: Record<StatusPeserta, Tone> = { belum_mulai: 'calm', mengerjakan: 'info', selesai: 'good', diblokir: 'bad', tidak_hadir: 'line' };

/** Marks of everybody, how they spread, and how the classes did. */
export function ResultsPart({ head, onWhy }: { head: Head; onWhy: (behind: Behind) => void }) {
  return (
    <>
      <RecordSummary beside={<Finishing head={head} onWhy={onWhy} />}><Spread head={head} onWhy={onWhy} /></RecordSummary>
      {head.kelas.length > 1 && <ByClass head={head} />}
      <Marks head={head} />
    </>
  );
}

const points = (it: number | null) => (it === null ? null : formatAngka(it));

function Marks({ head }: { head: Head }) {
  const [t, q] = [useWords('marking'), useWords('questionBank')];
  const isOver = isExamOver(head, useNow(60_000).getTime());
  const kinds = [...new Set(head.soal.map(({ tipe }) => tipe))];
  const ofKind = ({ per_tipe }: Row, tipe: string) => per_tipe.find((it) => it.tipe === tipe);
  const columns: Column<Row>[] = [
    { key: 'nama', title: t('nama'), width: 230, sorter: true, text: ({ nama }) => nama, render: ({ id_murid, nama }) => <Link to={`/teacher/cbt/result/${head.id_cbt}/${id_murid}`}>{nama ?? t('erased')}</Link> },
    { key: 'kelas', title: t('kelas'), width: 80, sorter: true, text: ({ kelas }) => kelas },
    { key: 'status', title: t('status'), width: 140, rank: 3, text: (it) => t(statusOf(it, isOver)), render: (it) => <StatusTag tone={TONES[statusOf(it, isOver)]}>{t(statusOf(it, isOver))}</StatusTag> },
    { key: 'nilai', title: t('nilai'), width: 130, sorter: true, align: 'end', rank: 0, text: ({ nilai }) => nilai, render: (it) => <Mark row={it} /> },
    { key: 'belum', title: t('belum'), width: 130, align: 'end', rank: 4, text: ({ belum_dinilai }) => belum_dinilai || null },
    { key: 'terjawab', title: t('terjawab'), width: 100, sorter: true, align: 'end', rank: 6, text: ({ terjawab, jumlah_soal }) => `${terjawab}/${jumlah_soal}`, sheet: { title: t('terjawab'), of: ({ terjawab }) => terjawab } },
    { key: 'lama', title: t('lama'), width: 110, sorter: true, align: 'end', rank: 5, text: ({ lama }) => (lama === null ? null : lamaOf(lama)), sheet: { title: t('lamaMinutes'), of: minutesOf } },
    { key: 'peringkat', title: t('peringkat'), width: 100, align: 'end', rank: 7, text: ({ peringkat }) => peringkat },
    { key: 'sementara', title: t('soFarColumn'), width: 130, isSpare: true, align: 'end', text: ({ sementara }) => sementara, render: ({ sementara }) => points(sementara) ?? '–' },
    { key: 'nis', title: t('nis'), width: 110, isSpare: true, text: ({ nis }) => nis },
    { key: 'kursi', title: t('kursi'), width: 80, sorter: true, isSpare: true, align: 'end', text: ({ kursi }) => kursi },
    ...kinds.map((tipe): Column<Row> => ({ key: `tipe-${tipe}`, title: q(tipe), width: 130, isSpare: true, align: 'end', text: (it) => ofKind(it, tipe)?.skor, render: (it) => points(ofKind(it, tipe)?.skor ?? null) ?? '–' })),
    ...head.soal.map(({ id_soal, nomor }): Column<Row> => ({ key: `soal-${nomor}`, title: t('soalKe', { nomor }), width: 90, isSpare: true, align: 'end', text: ({ butir }) => butir.find(([id]) => id === id_soal)?.[1] })),
  ];
  return (
    <ServerTable endpoint={marking.list} input={{ id: head.id_cbt }} columns={columns} rowKey="id_peserta" search empty={t('none')} verbs={[]}
      views={[{ label: t('onlyWaiting'), at: { belum: 'true' } }]}
      filters={[
        { name: 'id_kelas', label: t('kelas'), options: head.kelas.map(({ id_kelas_tahun_ajaran, kelas }) => ({ value: id_kelas_tahun_ajaran, label: kelas })) },
        { name: 'status', label: t('status'), options: (['belum_mulai', 'mengerjakan', 'selesai'] as const).map((value) => ({ value, label: t(statusOf({ status: value }, isOver)) })) },
        { name: 'belum', label: t('belum'), options: [{ value: 'true', label: t('yes') }] },
      ]} />
  );
}

function Mark({ row: { nilai, sementara, status } }: { row: Row }): ReactNode {
  const t = useWords('marking');
  if (nilai !== null) return <b>{formatAngka(nilai)}</b>;
  return sementara !== null && status === 'selesai' ? <span className="soft">{t('soFar', { nilai: formatAngka(sementara) })}</span> : '–';
}
