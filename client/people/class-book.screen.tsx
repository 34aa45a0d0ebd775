import { Empty } from 'antd';
import { homeroom } from '#contract/homeroom/homeroom.api';
import { studentData } from '#contract/people/student-data.api';
import { useAddress } from '#client/kit/address';
import { later } from '#client/kit/later';
import type { Column } from '#client/kit/list/column';
import { EditRow, RowActs } from '#client/kit/list/row-acts';
import { WholeList } from '#client/kit/list/whole-list';
import { Screen } from '#client/kit/screen';
import { useSession } from '#client/kit/session';
import { StatusTag } from '#client/kit/status-tag';
import { useView } from '#client/kit/view';
import { type Translate, useWords } from '#client/kit/words';
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
      <p className="screen-about">{t('about', { kelas: data.kelas })}</p>
      <Students id={data.id_kelas_tahun_ajaran} />
    </>
  );
}

function Students({ id }: { id: string }) {
  const t = useWords('classBook');
  const { data } = useView(studentData.ofClass, { id });
  const [params, setParams] = useAddress();
  const edited = data.find((it) => it.id_murid === params.get('murid'));
  return (
    <>
      <WholeList name={studentData.ofClass.name} columns={columnsOf(t, (it) => setParams((now) => { now.set('murid', it.id_murid); return now; }))} rows={data} rowKey="id_murid" empty={t('noStudents')} />
      {edited && <ClassBookForm student={edited} onClose={() => setParams((now) => { now.delete('murid'); return now; })} />}
    </>
  );
}

const columnsOf = (t: Translate<'classBook'>, edit: (it: BookRow) => void): Column<BookRow>[] => [
  { key: 'nama', title: t('nama'), text: ({ nama }) => nama ?? t('erased'), render: ({ nama, dibatasi }) => <>{nama ?? t('erased')} {dibatasi && <StatusTag tone="warn">{t('restricted')}</StatusTag>}</> },
  { key: 'nis', title: t('nis'), width: 100, text: ({ nis }) => nis },
  { key: 'contact', title: t('contact'), width: 220, text: ({ no_hp, email }) => [no_hp, email].filter(Boolean).join(' · ') },
  { key: 'golongan_darah', title: t('golongan_darah'), width: 90, text: ({ kesehatan }) => String(kesehatan?.golongan_darah ?? '') },
  { key: 'riwayat_penyakit', title: t('riwayat_penyakit'), width: 200, text: ({ kesehatan }) => String(kesehatan?.riwayat_penyakit ?? '') },
  {
    key: 'actions', title: t('acts'),
    render: (row) => <RowActs><EditRow label={t('editOf', { nama: row.nama ?? t('erased') })} onPress={() => edit(row)} /></RowActs>,
  },
];
