import { CalendarOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { Link, useParams } from 'react-router-dom';
import { overview } from '#contract/homeroom/overview.api';
import { homeroom } from '#contract/homeroom/homeroom.api';
import { useAddress } from '#client/kit/address';
import { Boundary } from '#client/kit/boundary';
import { ListState } from '#client/kit/list/list-state';
import { useMedia } from '#client/kit/media';
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

const PARTS = ['nilai', 'kehadiran', 'murid', 'minggu'] as const;
type Part = (typeof PARTS)[number];

/** All of it below one another on a desk, a part at a time on a phone. */
function Board({ id_kelas }: { id_kelas: string }) {
  const t = useWords('homeroom');
  const { data } = useView(overview.header, { id_kelas });
  const [params, setParams] = useAddress();
  const narrow = useMedia('(max-width: 760px)');
  const part = PARTS.find((it) => it === params.get('bagian')) ?? 'nilai';
  const choose = (it: Part) => setParams((before) => ({ ...Object.fromEntries(before), bagian: it }), { replace: true });
  const isShown = (it: Part) => !narrow || it === part;
  return (
    <>
      <ClassHeadline kelas={data} />
      {narrow && <p><Segmented<Part> block aria-label={t('part')} value={part} onChange={choose} options={PARTS.map((value) => ({ value, label: t(`part_${value}`) }))} /></p>}
      {isShown('nilai') && <Boundary><ClassGrades id_kelas={id_kelas} /></Boundary>}
      {isShown('kehadiran') && <Boundary><ClassPresences id_kelas={id_kelas} by="mapel" /></Boundary>}
      {isShown('murid') && <Boundary><ClassPresences id_kelas={id_kelas} by="murid" /></Boundary>}
      {isShown('minggu') && <Boundary><ClassWeeks id_kelas={id_kelas} /></Boundary>}
    </>
  );
}
