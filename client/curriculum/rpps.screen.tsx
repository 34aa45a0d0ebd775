import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type BarisRpp, StatusRpp } from '#contract/curriculum/rpp';
import { rpp as api } from '#contract/curriculum/rpp.api';
import { JenisRpp } from '#contract/curriculum/rpp-parts';
import type { Column } from '#client/kit/list/column';
import { ListScreen } from '#client/kit/list-screen';
import { later } from '#client/kit/later';
import { useMayAsk } from '#client/kit/session';
import { formatTanggal } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import { RppTag } from '#client/curriculum/rpp-said';
import '#client/curriculum/rpp.words';

const NewRpp = later(async () => (await import('#client/curriculum/new-rpp')).NewRpp);

/** A teacher's plans, or those of all for who leads. */
export function RppsScreen() {
  const t = useWords('rpp');
  const [mayDraft, mayDecide] = [useMayAsk(api.draft), useMayAsk(api.remark)];
  const [isNew, setNew] = useState(false);
  const columns: Column<BarisRpp>[] = [
    { key: 'materi_pokok', title: t('topic'), width: 280, sorter: true, text: (it) => it.materi_pokok || t('untitled'), render: (it) => <Link to={`/teacher/rpp/${it.id}`}>{it.materi_pokok || t('untitled')}</Link> },
    { key: 'mapel', title: t('mapel'), width: 170, sorter: true, text: ({ mapel }) => mapel },
    { key: 'tingkat', title: t('tingkat'), width: 80, text: ({ tingkat }) => tingkat },
    ...(mayDecide ? [{ key: 'guru', title: t('guru'), width: 190, sorter: true, text: ({ guru }: BarisRpp) => guru ?? t('erased') }] : []),
    { key: 'status', title: t('status'), width: 130, sorter: true, rank: 0, text: ({ status }) => t(status), render: ({ status }) => <RppTag status={status} /> },
    { key: 'catatan', title: t('remarks'), width: 90, align: 'end', rank: 7, text: ({ catatan_terbuka }) => catatan_terbuka || null },
    { key: 'versi', title: t('versi'), width: 80, align: 'end', rank: 9, text: ({ versi }) => versi },
    { key: 'diubah', title: t('changed'), width: 120, sorter: true, rank: 8, text: ({ diubah }) => formatTanggal(new Date(diubah)) },
    { key: 'jenis', title: t('kind'), width: 200, isSpare: true, text: ({ jenis }) => t(`jenis.${jenis}`) },
    { key: 'semester', title: t('semester'), width: 150, isSpare: true, text: (it) => [it.semester, it.tahun_ajaran].filter(Boolean).join(' ') },
  ];
  return (
    <ListScreen title={t('title')} about={t(mayDecide ? 'aboutAll' : 'about')} endpoint={api.list} columns={columns} rowKey="id" search empty={t('none')} views={(mayDecide ? ['diajukan', 'disetujui'] as const : ['draf', 'diajukan', 'revisi', 'disetujui'] as const).map((status) => ({ label: t(status), at: { status } }))}
      actions={<>{mayDecide && <Link className="btn" to="/teacher/rpp/queue">{t('queue')}</Link>}{mayDecide && <Link className="btn" to="/teacher/documents">{t('printAll')}</Link>}{mayDraft && <Button type="primary" onClick={() => setNew(true)}>{t('add')}</Button>}</>}
      filters={[{ name: 'status', label: t('status'), options: StatusRpp.options.map((value) => ({ value, label: t(value) })) }, { name: 'jenis', label: t('kind'), options: JenisRpp.options.map((value) => ({ value, label: t(`jenis.${value}`) })) }]}>
      {isNew && <NewRpp onClose={() => setNew(false)} />}
    </ListScreen>
  );
}
