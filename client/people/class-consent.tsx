import { Button } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#contract/kit/endpoint';
import { type Keputusan, StatusTujuan, Tujuan } from '#contract/people/consent';
import { consent } from '#contract/people/consent.api';
import { later } from '#client/kit/later';
import type { Column } from '#client/kit/list/column';
import { ServerTable } from '#client/kit/server-table';
import { StatusTag } from '#client/kit/status-tag';
import { type Translate, useWords } from '#client/kit/words';
import { PersonLink } from '#client/people/person-link';
import '#client/people/consent.words';
import '#client/people/people.css';

const ConsentForm = later(async () => (await import('#client/people/consent-form')).ConsentForm);

type Row = OutputOf<typeof consent.ofClass>['data'][number];
type Opened = Pick<Row, 'nama'> & { id: string; status: Keputusan };
const TONE = { belum: 'calm', diberikan: 'good', ditarik: 'warn' } as const;

/** The students of a class with what their parents have agreed to; `linkOf` leads to one of them. */
export function ClassConsent({ id, linkOf }: { id: string; linkOf: (id: string) => string }) {
  const t = useWords('consent');
  const [opened, setOpened] = useState<Opened>();
  return (
    <>
      <ServerTable endpoint={consent.ofClass} input={{ id }} columns={columnsOf(t, linkOf, setOpened)} rowKey="id_murid" search verbs={[]} empty={t('noStudents')}
        filters={[
          { name: 'status', label: t('standing'), options: StatusTujuan.options.map((value) => ({ value, label: t(`state.${value}`) })) },
          { name: 'tujuan', label: t('tujuan'), options: Tujuan.options.map((value) => ({ value, label: t(value) })) },
        ]} />
      {opened && <ConsentForm {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

const columnsOf = (t: Translate<'consent'>, linkOf: (id: string) => string, open: (it: Opened) => void): Column<Row>[] => [
  {
    key: 'nama', title: t('nama'), sorter: true,
    width: 220, text: ({ nama }) => nama ?? t('erased'), render: (it) => <span className="consent-name"><PersonLink to={linkOf(it.id_murid)} nama={it.nama} />{it.dibatasi && <StatusTag tone="warn">{t('restricted')}</StatusTag>}</span>,
  },
  { key: 'nis', title: t('nis'), sorter: true, width: 100, text: ({ nis }) => nis },
  ...Tujuan.options.map((tujuan) => ({
    key: tujuan, title: t(`short.${tujuan}`),
    text: ({ persetujuan }: Row) => t(`state.${persetujuan[tujuan]}`),
    render: ({ persetujuan }: Row) => <StatusTag tone={TONE[persetujuan[tujuan]]}>{t(`state.${persetujuan[tujuan]}`)}</StatusTag>,
  })),
  { key: 'actions', title: t('acts'), width: 190, render: (row) => <Acts row={row} open={open} /> },
];

function Acts({ row: { id_murid: id, nama }, open }: { row: Row; open: (it: Opened) => void }) {
  const t = useWords('consent');
  const named = nama ?? t('erased');
  return (
    <span className="consent-acts">
      <Button size="small" aria-label={t('recordOf', { nama: named })} onClick={() => open({ id, nama, status: 'diberikan' })}>{t('recordShort')}</Button>
      <Button size="small" aria-label={t('withdrawOf', { nama: named })} onClick={() => open({ id, nama, status: 'ditarik' })}>{t('withdrawShort')}</Button>
    </span>
  );
}
