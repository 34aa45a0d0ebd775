import { PlusOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import '#contract/classroom/level.resource';
import '#contract/subject/subject.resource';
import type { TopicRow } from '#contract/lesson/topic';
import { topics } from '#contract/lesson/topic.api';
import type { Column } from '#client/kit/list/column';
import { ListScreen } from '#client/kit/list-screen';
import { useMayAsk } from '#client/kit/session';
import { formatTanggal } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import '#client/lesson/plan.words';

/** What lessons can be about, with its material. */
export function TopicsScreen() {
  const t = useWords('plan');
  const mayWrite = useMayAsk(topics.write);
  const columns: Column<TopicRow>[] = [
    { key: 'judul', title: t('title'), width: 260, sorter: true, text: ({ judul }) => judul, render: ({ id, judul }) => <Link to={`/teacher/topic/${id}`}>{judul}</Link> },
    { key: 'mapel', title: t('mapel'), width: 170, sorter: true, text: ({ mapel }) => mapel },
    { key: 'level', title: t('level'), width: 90, text: ({ level }) => level },
    { key: 'jumlah_sesi', title: t('used'), width: 90, align: 'end', text: ({ jumlah_sesi }) => jumlah_sesi },
    { key: 'materi', title: t('material'), width: 170, text: ({ jumlah_gambar, jumlah_berkas, jumlah_tautan }) => t('files', { gambar: jumlah_gambar, berkas: jumlah_berkas, tautan: jumlah_tautan }) },
    { key: 'guru', title: t('guru'), width: 170, text: ({ guru }) => guru, rank: 8 },
    { key: 'diubah', title: t('changed'), width: 130, sorter: true, text: ({ diubah }) => formatTanggal(new Date(diubah)), rank: 9 },
  ];
  return (
    <ListScreen title={t('topics')} about={t('topicsAbout')} endpoint={topics.list} columns={columns} rowKey="id" search empty={t('noTopics')}
      actions={mayWrite && <Link className="btn is-primary" to="/teacher/topic/add"><PlusOutlined aria-hidden /> {t('write')}</Link>}
      filters={[{ name: 'id_mata_pelajaran', label: t('mapel'), of: 'subject' }, { name: 'id_level', label: t('level'), of: 'level' }]} />
  );
}
