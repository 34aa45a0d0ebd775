import { Checkbox, Input, Select, type TableColumnsType } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { audit } from '#contract/audit/audit.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { Rentang } from '#contract/kit/fields';
import { formatAngka } from '#client/kit/number';
import { Screen } from '#client/kit/screen';
import { ServerTable, useTablePlace } from '#client/kit/server-table';
import { useEventNames } from '#client/kit/events/event-name';
import { KINDS } from '#client/kit/events/kinds.words';
import { clock, formatDetik, formatTanggal } from '#client/kit/time';
import { type Translate, useWords } from '#client/kit/words';
import { useArea } from '#client/audit/area';
import '#client/audit/changes.words';
import { Who } from '#client/audit/who';
import '#client/audit/audit.css';
import '#client/kit/resource/resource.css';

type Row = OutputOf<typeof audit.changes>['data'][number];
type Place = { jenis?: string | undefined; dates?: string | undefined; sistem?: 'true' | undefined };

/** What changed in the school, by kind, person and day; every line leads to the history of what it is about. */
export function ChangesScreen() {
  const t = useWords('changes');
  const [area, names] = [useArea(), useEventNames()];
  const place = usePlace();
  return (
    <Screen title={t('title')}>
      <p>{t('about')} {t('searchHint')}</p>
      <ServerTable endpoint={audit.changes} input={place} columns={columnsOf(t, area, names)} rowKey="id" search stacks empty={t(Object.values(place).some(Boolean) ? 'notFound' : 'none')} tools={<Tools {...place} />} />
    </Screen>
  );
}

/** By what it is narrowed, as the address has it. */
function usePlace(): Place {
  const [params] = useSearchParams();
  const [jenis, dates] = [params.get('jenis') ?? undefined, params.get('dates') ?? undefined];
  return { jenis: jenis && /^[a-z-]{1,40}$/.test(jenis) ? jenis : undefined, dates: Rentang.safeParse(dates).data, sistem: params.get('sistem') === 'true' ? 'true' : undefined };
}

function Tools({ jenis, dates, sistem }: Place) {
  const [t, { kindOf }] = [useWords('changes'), useEventNames()];
  const [, setPlace] = useTablePlace();
  const [from = '', to = ''] = dates?.split(',') ?? [];
  const choose = (changed: Record<string, string | undefined>) => setPlace({ ...changed, page: undefined });
  return (
    <>
      <div className="resource-filter">
        <span aria-hidden="true">{t('jenis')}</span>
        <Select<string | null> aria-label={t('jenis')} allowClear placeholder={t('all')} value={jenis ?? null} options={KINDS.map((value) => ({ value, label: kindOf(value) }))} onChange={(it) => choose({ jenis: it ?? undefined })} />
      </div>
      <Day label={t('from')} value={from} onChange={(day) => choose({ dates: day && `${day},${to >= day ? to : day}` })} />
      <Day label={t('to')} value={to} onChange={(day) => choose({ dates: day && `${from && from <= day ? from : day},${day}` })} />
      <Checkbox checked={sistem === 'true'} onChange={({ target }) => choose({ sistem: target.checked ? 'true' : undefined })}>{t('system')}</Checkbox>
    </>
  );
}

type DayProps = { label: string; value: string; onChange: (day: string | undefined) => void };

/** One end of the days; without either of them it is any day. */
const Day = ({ label, value, onChange }: DayProps) => (
  <div className="resource-filter">
    <span aria-hidden="true">{label}</span>
    <Input type="date" aria-label={label} className="resource-date" min="1900-01-01" max={clock.today()} value={value} onChange={({ target }) => onChange(target.value || undefined)} />
  </div>
);

const columnsOf = (t: Translate<'changes'>, area: string, { nameOf, kindOf }: ReturnType<typeof useEventNames>): TableColumnsType<Row> => [
  { key: 'at', title: t('at'), sorter: true, render: (_, { at }) => <>{formatDetik(at)}<br /><small className="stream-small">{formatTanggal(new Date(at))}</small></> },
  { key: 'jenis', title: t('jenis'), render: (_, { jenis }) => kindOf(jenis) },
  { key: 'tentang', title: t('tentang'), render: (_, { tentang }) => aboutOf(tentang) ?? t('nobody') },
  { key: 'oleh', title: t('oleh'), render: (_, { oleh }) => <Who {...oleh} /> },
  { key: 'jumlah', title: t('jumlah'), sorter: true, align: 'end', render: (_, { jumlah }) => formatAngka(jumlah) },
  { key: 'type', title: t('last'), render: (_, { type }) => nameOf(type) },
  {
    key: 'actions', title: t('history'),
    render: (_, { stream, jenis, tentang }) => <Link to={`${area}/audit/${stream}`} aria-label={t('historyOf', { apa: `${kindOf(jenis)} ${aboutOf(tentang) ?? ''}`.trim() })}>{t('history')}</Link>,
  },
];

/** A lesson is named by its class, day and period. */
const aboutOf = (tentang: string | null) => tentang?.replace(/\b\d{4}-\d{2}-\d{2}\b/, (day) => formatTanggal(day));
