import { useQueries } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { gradeAudit, type PerubahanNilai, SIFAT_PERUBAHAN } from '#contract/audit/grade-audit.api';
import { addDays } from '#contract/school-year/school-days';
import type { Filter } from '#client/kit/list-filters';
import type { Column } from '#client/kit/list/column';
import { ListScreen } from '#client/kit/list-screen';
import { formatAngka } from '#client/kit/number';
import { useTablePlace } from '#client/kit/table-place';
import { clock, formatTanggal } from '#client/kit/time';
import { questionOf } from '#client/kit/view';
import { type Translate, useWords } from '#client/kit/words';
import { useArea } from '#client/audit/area';
import { Days } from '#client/audit/days';
import { changeSaid, momentOf, whenSaid } from '#client/audit/grade-change-said';
import { Natures } from '#client/audit/grade-natures';
import '#client/audit/grade-audit.css';
import '#client/audit/grade-audit.words';
import { Who, whoIs } from '#client/audit/who';

const WITHIN_DAYS = 30;
const NOTABLE = { sifat: 'semua' };

/** Every change of a grade, by why it is worth a look, class, subject, person and day; every line leads to its book at that moment. */
export function GradeChangesScreen() {
  const [t, area] = [useWords('gradeAudit'), useArea()];
  return <ListScreen title={t('title')} about={<><Told /><span className="grade-audit-about">{t('about')}</span></>} endpoint={gradeAudit.changes} columns={columnsOf(t, area)} rowKey="id" search filters={useFilters()} views={[{ label: t('notable'), at: NOTABLE }]} empty={t('none')} />;
}

/** How many changes of the last days are worth a look, and why; nothing where that cannot be told just now. */
function Told() {
  const t = useWords('gradeAudit');
  const today = clock.today();
  const dates = `${addDays(today, 1 - WITHIN_DAYS)},${today}`;
  const [all, ...each] = useQueries({ queries: (['semua', ...SIFAT_PERUBAHAN] as const).map((sifat) => questionOf(gradeAudit.changes, { sifat, dates, limit: 1 })) });
  if (!all || [all, ...each].some((it) => it.isError)) return null;
  if (!all.data || each.some((it) => !it.data)) return <b className="grade-audit-told" aria-busy="true">…</b>;
  const { total } = all.data;
  const found = SIFAT_PERUBAHAN.flatMap((sifat, i) => (each[i]?.data?.total ? [{ sifat, n: each[i].data.total }] : []));
  if (!total) return <b className="grade-audit-told">{t('toldNone')}</b>;
  const rincian = found.map(({ sifat, n }) => t('natureCount', { n: formatAngka(n), sifat: t(sifat) })).join(', ');
  const sum = found.reduce((so_far, { n }) => so_far + n, 0);
  return <><b className="grade-audit-told">{t('told', { count: total, rincian })}</b>{sum > total && <span className="soft"> {t('overlap')}</span>}</>;
}

function useFilters(): Filter[] {
  const t = useWords('gradeAudit');
  return [
    { name: 'sifat', label: t('sifat'), options: (['semua', ...SIFAT_PERUBAHAN] as const).map((value) => ({ value, label: t(value) })) },
    { name: 'id_kelas', label: t('kelas'), of: 'class' },
    { name: 'id_mata_pelajaran', label: t('mapel'), of: 'subject' },
    { name: 'id_murid', label: t('murid'), control: () => null, told: () => t('muridSatu') },
    { name: 'id_kolom', label: t('kolom'), control: () => null, told: () => t('kolomSatu') },
    { name: 'oleh', label: t('oleh'), control: () => null, told: () => t('olehSatu') },
    { name: 'dates', label: t('days'), control: (dates, choose) => <Days key="dates" dates={dates} choose={choose} />, told: (dates) => [...new Set(dates.split(','))].map(formatTanggal).join(' – ') },
  ];
}

const columnsOf = (t: Translate<'gradeAudit'>, area: string): Column<PerubahanNilai>[] => [
  { key: 'at', title: t('at'), sorter: true, width: 150, text: ({ at }) => whenSaid(at) },
  { key: 'kelas', title: t('kelas'), width: 130, text: ({ kelas, mapel }) => `${kelas} · ${mapel}` },
  { key: 'murid', title: t('murid'), width: 150, text: ({ murid }) => murid, render: ({ id_murid, murid }) => (id_murid ? <Only at={{ id_murid }} title={t('onlyStudent', { nama: murid ?? t('unnamed') })}>{murid ?? t('unnamed')}</Only> : '–') },
  { key: 'perubahan', title: t('perubahan'), width: 170, text: (it) => changeSaid(it, t), render: (it) => (it.id_kolom ? <Only at={{ id_kolom: it.id_kolom, ...(it.id_murid && { id_murid: it.id_murid }) }} title={t(it.id_murid ? 'onlyCell' : 'onlyColumn')}>{changeSaid(it, t)}</Only> : changeSaid(it, t)) },
  { key: 'oleh', title: t('oleh'), width: 160, text: ({ oleh }) => whoIs(oleh), render: ({ oleh }) => <Person {...oleh} /> },
  { key: 'alasan', title: t('alasan'), width: 140, text: ({ alasan }) => alasan },
  { key: 'sifat', title: t('sifat'), width: 170, text: ({ sifat }) => sifat.map((it) => t(it)).join(', '), render: ({ sifat }) => (sifat.length ? <Natures sifat={sifat} /> : '–') },
  {
    key: 'actions', title: t('lihat'), width: 110,
    render: (it) => <Link to={momentOf(area, it)} aria-label={t('lihatOf', { kelas: it.kelas, mapel: it.mapel, waktu: whenSaid(it.at) })}>{t('lihat')}</Link>,
  },
];

/** Who did it, and the way to whatever else that person did. */
function Person(oleh: PerubahanNilai['oleh']) {
  const t = useWords('gradeAudit');
  const { id_akun } = oleh;
  return id_akun ? <Only at={{ oleh: id_akun }} title={t('onlyThis', { nama: whoIs(oleh) })}><Who {...oleh} /></Only> : <Who {...oleh} />;
}

/** Narrows the list to the history of what it shows. */
function Only({ at, title, children }: { at: Record<string, string>; title: string; children: ReactNode }) {
  const [, setPlace] = useTablePlace();
  return <Button type="text" size="small" className="grade-only" title={title} onClick={() => setPlace({ ...at, page: undefined })}><span>{children}</span></Button>;
}
