import { PlusOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import type { OutputOf } from '#contract/kit/endpoint';
import { TipePaket } from '#contract/question-bank/question';
import { questionPackage } from '#contract/question-bank/question-bank.api';
import type { Column } from '#client/kit/list/column';
import { ListScreen } from '#client/kit/list-screen';
import { useMayAsk } from '#client/kit/session';
import { formatTanggal } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import '#client/question-bank/question-bank.words';
import '#client/question-bank/references';

type Row = OutputOf<typeof questionPackage.list>['data'][number];

/** The packages of questions: their writer's own, and for the leaders everybody's. */
export function PackageListScreen() {
  const t = useWords('questionBank');
  const mayMake = useMayAsk(questionPackage.make);
  const columns: Column<Row>[] = [
    { key: 'judul', title: t('judul'), width: 260, sorter: true, text: ({ judul }) => judul, render: ({ id, judul }) => <Link to={`/teacher/question-bank/package/${id}`}>{judul}</Link> },
    { key: 'tipe', title: t('purpose'), width: 150, sorter: true, text: ({ tipe }) => t(tipe) },
    { key: 'mapel', title: t('mapel'), width: 160, text: ({ mapel }) => mapel },
    { key: 'level', title: t('level'), width: 90, text: ({ level }) => level },
    { key: 'jumlah_soal', title: t('questions'), width: 90, sorter: true, align: 'end', text: ({ jumlah_soal }) => jumlah_soal },
    { key: 'guru', title: t('guru'), width: 180, text: ({ guru }) => guru },
    { key: 'diubah', title: t('diubah'), width: 130, sorter: true, text: ({ diubah }) => formatTanggal(diubah) },
  ];
  return (
    <ListScreen title={t('packages')} about={t('packagesAbout')} back={{ to: '/teacher/question-bank', label: t('title') }} endpoint={questionPackage.list} columns={columns} rowKey="id" search empty={t('noPackages')}
      actions={mayMake && <Link className="btn is-primary" to="/teacher/question-bank/package/add"><PlusOutlined aria-hidden /> {t('make')}</Link>}
      filters={[{ name: 'tipe', label: t('purpose'), options: TipePaket.options.map((value) => ({ value, label: t(value) })) }, { name: 'id_mata_pelajaran', label: t('mapel'), of: 'subject' }, { name: 'id_level', label: t('level'), of: 'level' }]} />
  );
}
