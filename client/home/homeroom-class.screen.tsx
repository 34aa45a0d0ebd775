import { Empty } from 'antd';
import { homeroom } from '#contract/homeroom/homeroom.api';
import { Students } from '#client/attendance/class-attendance.screen';
import { Screen } from '#client/kit/screen';
import { useSession } from '#client/kit/session';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/home/offices.words';

/** The students of a homeroom teacher's class, and how often each was there this semester. */
export function HomeroomClassScreen() {
  const t = useWords('offices');
  return <Screen title={t('homeroomClass')}><Own /></Screen>;
}

function Own() {
  const t = useWords('offices');
  const { data } = useView(homeroom.classOf, { id: useSession()?.user.id ?? '' });
  return data ? <Students id_kelas={data.id_kelas} /> : <Empty className="panel" description={t('noHomeroom')} />;
}
