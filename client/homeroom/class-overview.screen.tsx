import { CalendarOutlined } from '@ant-design/icons';
import { Link, useParams } from 'react-router-dom';
import { overview } from '#contract/homeroom/overview.api';
import { homeroom } from '#contract/homeroom/homeroom.api';
import { Boundary } from '#client/kit/boundary';
import { ListState } from '#client/kit/list/list-state';
import { Screen } from '#client/kit/screen';
import { useSession } from '#client/kit/session';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { ClassGrades } from '#client/homeroom/class-grades';
import { ClassHeadline } from '#client/homeroom/class-headline';
import { ClassPresences } from '#client/homeroom/class-presences';
import { ClassWeeks } from '#client/homeroom/class-weeks';
import '#client/kit/board.css';
import '#client/homeroom/homeroom.css';
import '#client/homeroom/homeroom.words';

/** How the class that somebody leads stands. */
export function ClassOverviewScreen() {
  const t = useWords('homeroom');
  return <div className="board-screen"><Screen title={t('title')} actions={<ToMonth />}><Own /></Screen></div>;
}

function Own() {
  const t = useWords('homeroom');
  const { data } = useView(homeroom.classOf, { id: useSession()?.user.id ?? '' });
  return data ? <Board id_kelas={data.id_kelas_tahun_ajaran} /> : <ListState kind="empty" title={t('noClass')}>{t('noClassAbout')}</ListState>;
}

/** The same of any class, for the curriculum office and the principal. */
export function HomeroomProgressScreen() {
  const t = useWords('homeroom');
  const { id_kelas = '' } = useParams();
  return <div className="board-screen"><Screen title={t('title')} back={{ to: '/teacher/curriculum/class-progress', label: t('toClasses') }} actions={<ToMonth id_kelas={id_kelas} />}><Board id_kelas={id_kelas} /></Screen></div>;
}

const ToMonth = ({ id_kelas }: { id_kelas?: string }) => {
  const t = useWords('homeroom');
  return <Link className="btn" to={`/teacher/homeroom/periodic-report${id_kelas ? `?${new URLSearchParams({ kelas: id_kelas })}` : ''}`}><CalendarOutlined aria-hidden /> {t('toMonth')}</Link>;
};

function Board({ id_kelas }: { id_kelas: string }) {
  const { data } = useView(overview.header, { id_kelas });
  return (
    <>
      <ClassHeadline kelas={data} />
      <Boundary><ClassGrades id_kelas={id_kelas} /></Boundary>
      <Boundary><ClassPresences id_kelas={id_kelas} /></Boundary>
      <Boundary><ClassWeeks id_kelas={id_kelas} /></Boundary>
    </>
  );
}
