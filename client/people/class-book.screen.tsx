import { EditOutlined } from '@ant-design/icons';
import { Button, Empty, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { homeroom } from '#contract/homeroom/homeroom.api';
import { studentData } from '#contract/people/student-data.api';
import { later } from '#client/kit/later';
import { useMedia } from '#client/kit/media';
import { RowCards } from '#client/kit/row-cards';
import { useReachableRows } from '#client/kit/scroll';
import { Screen } from '#client/kit/screen';
import { useSession } from '#client/kit/session';
import { StatusTag } from '#client/kit/status-tag';
import { inSight } from '#client/kit/table-columns';
import { useView } from '#client/kit/view';
import { type Translate, useWords } from '#client/kit/words';
import '#client/kit/table.css';
import type { BookRow } from '#client/people/class-book-form';
import '#client/people/class-book.words';

const ClassBookForm = later(async () => (await import('#client/people/class-book-form')).ClassBookForm);

/** What a homeroom teacher keeps of their students (domain 3.5). */
export function ClassBookScreen() {
  const t = useWords('classBook');
  return <Screen title={t('title')}><OwnClass /></Screen>;
}

function OwnClass() {
  const t = useWords('classBook');
  const { data } = useView(homeroom.classOf, { id: useSession()?.user.id ?? '' });
  if (!data) return <Empty className="panel" description={t('noHomeroom')} />;
  return (
    <>
      <p>{t('about', { kelas: data.kelas })}</p>
      <Students id={data.id_kelas_tahun_ajaran} />
    </>
  );
}

function Students({ id }: { id: string }) {
  const t = useWords('classBook');
  const { data } = useView(studentData.ofClass, { id });
  const [edited, setEdited] = useState<BookRow>();
  const isNarrow = useMedia('(max-width: 767.98px)');
  const rows = useReachableRows();
  const columns = columnsOf(t, setEdited);
  if (!data.length) return <Empty className="panel" description={t('noStudents')} />;
  return (
    <>
      {isNarrow
        ? <RowCards columns={columns} rows={data} rowKey="id_murid" sorting={{}} onSort={() => {}} isBusy={false} empty="" pagination={{ pageSize: data.length, total: data.length, hideOnSinglePage: true }} />
        : <Table<BookRow> ref={rows} rowKey="id_murid" columns={inSight(columns)} dataSource={data} pagination={false} scroll={{ x: 'max-content' }} />}
      {edited && <ClassBookForm student={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

const columnsOf = (t: Translate<'classBook'>, edit: (it: BookRow) => void): TableColumnsType<BookRow> => [
  { key: 'nama', title: t('nama'), render: (_, { nama, dibatasi }) => <>{nama ?? t('erased')} {dibatasi && <StatusTag tone="warn">{t('restricted')}</StatusTag>}</> },
  { key: 'nis', title: t('nis'), render: (_, { nis }) => nis ?? t('none') },
  { key: 'contact', title: t('contact'), render: (_, { no_hp, email }) => [no_hp, email].filter(Boolean).join(' · ') || t('none') },
  { key: 'golongan_darah', title: t('golongan_darah'), render: (_, { kesehatan }) => String(kesehatan?.golongan_darah ?? t('none')) },
  { key: 'riwayat_penyakit', title: t('riwayat_penyakit'), render: (_, { kesehatan }) => String(kesehatan?.riwayat_penyakit ?? t('none')) },
  {
    key: 'actions', title: t('acts'),
    render: (_, row) => <Button type="text" icon={<EditOutlined />} aria-label={t('editOf', { nama: row.nama ?? t('erased') })} onClick={() => edit(row)}>{t('edit')}</Button>,
  },
];
