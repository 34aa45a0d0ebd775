import { Checkbox } from 'antd';
import { Link } from 'react-router-dom';
import { audit } from '#contract/audit/audit.api';
import { AUDITORS } from '#contract/audit/readers';
import type { OutputOf } from '#contract/kit/endpoint';
import { formatAngka } from '#client/kit/number';
import type { Filter } from '#client/kit/list-filters';
import type { Column } from '#client/kit/list/column';
import { ListScreen } from '#client/kit/list-screen';
import { KINDS, useEventNames } from '#client/kit/events/event-name';
import { useMayAsk } from '#client/kit/session';
import { formatDetik, formatTanggal } from '#client/kit/time';
import { type Translate, useWords } from '#client/kit/words';
import { useArea } from '#client/audit/area';
import '#client/audit/changes.words';
import { Days } from '#client/audit/days';
import { Who, whoIs } from '#client/audit/who';
import '#client/audit/audit.css';
import '#client/kit/resource/resource.css';

/** Who has looked into the audit is not the curriculum office's to know. */
const LOOKS = { jenis: 'audit-read' };
/** While an exam is sat, its answers are most of what happens. */
const BY_STAFF = { pelaku: 'pegawai' };
type Row = OutputOf<typeof audit.changes>['data'][number];

/** What changed in the school, by kind, person and day; every line leads to the history of what it is about. */
export function ChangesScreen() {
  const t = useWords('changes');
  const [area, names] = [useArea(), useEventNames()];
  const views = [{ label: t('byStaff'), at: BY_STAFF }, ...(useMayAsk({ allow: AUDITORS }) ? [{ label: t('looks'), at: LOOKS }] : [])];
  return (
    <ListScreen title={t('title')} about={<>{t('about')} {t('searchHint')}</>} endpoint={audit.changes} columns={columnsOf(t, area, names)} rowKey="id" search filters={useFilters()} views={views} empty={t('none')} />
  );
}

/** The kinds of what changed, the days, and whether what the system did by itself is among it. */
function useFilters(): Filter[] {
  const [t, { kindOf }] = [useWords('changes'), useEventNames()];
  return [
    { name: 'jenis', label: t('jenis'), options: KINDS.map((value) => ({ value, label: kindOf(value) })).sort((one, other) => one.label.localeCompare(other.label)) },
    { name: 'sifat', label: t('sifat'), options: (['massal', 'luar-jam'] as const).map((value) => ({ value, label: t(value) })) },
    { name: 'pelaku', label: t('pelaku'), options: (['pegawai', 'murid'] as const).map((value) => ({ value, label: t(value) })) },
    { name: 'dates', label: t('days'), control: (dates, choose) => <Days key="dates" dates={dates} choose={choose} />, told: (dates) => [...new Set(dates.split(','))].map(formatTanggal).join(' – ') },
    { name: 'sistem', label: t('system'), control: (sistem, choose) => <Checkbox key="sistem" checked={sistem === 'true'} onChange={({ target }) => choose(target.checked ? 'true' : undefined)}>{t('system')}</Checkbox>, told: () => t('system') },
  ];
}

const columnsOf = (t: Translate<'changes'>, area: string, { nameOf, kindOf, aboutOf }: ReturnType<typeof useEventNames>): Column<Row>[] => [
  { key: 'at', title: t('at'), sorter: true, width: 150, text: ({ at }) => `${formatTanggal(new Date(at))} ${formatDetik(at)}` },
  { key: 'jenis', title: t('jenis'), width: 100, text: ({ jenis }) => kindOf(jenis) },
  { key: 'tentang', title: t('tentang'), width: 150, text: ({ tentang }) => tentang ? aboutOf(tentang) : t('nobody') },
  { key: 'oleh', title: t('oleh'), width: 160, text: ({ oleh }) => whoIs(oleh), render: ({ oleh }) => <Who {...oleh} /> },
  { key: 'jumlah', title: t('jumlah'), sorter: true, align: 'end', width: 95, text: ({ jumlah }) => jumlah, render: ({ jumlah }) => formatAngka(jumlah) },
  { key: 'type', title: t('last'), width: 150, text: ({ type }) => nameOf(type) },
  {
    key: 'actions', title: t('history'), width: 95,
    render: ({ stream, jenis, tentang }) => <Link to={`${area}/audit/${stream}`} aria-label={t('historyOf', { apa: `${kindOf(jenis)} ${aboutOf(tentang ?? '')}`.trim() })}>{t('history')}</Link>,
  },
];
