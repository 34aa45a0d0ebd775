import { Link } from 'react-router-dom';
import { homeroom } from '#contract/homeroom/homeroom.api';
import { institution } from '#contract/institution/institution.api';
import { Card } from '#client/home/frame';
import { useSession } from '#client/kit/session';
import { clock, useNow } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { RegisterTag } from '#client/lesson/register-tag';
import '#client/home/offices.words';

/** Where the homeroom teacher marks once a day, the way to the register of the day, whoever teaches its lesson. */
export function DailyRegister() {
  const { data: settings } = useView(institution.settings, {});
  const { data } = useView(homeroom.classOf, { id: useSession()?.user.id ?? '' });
  return settings.presence_setting === 'per_hari' && data ? <RegisterOf {...data} /> : null;
}

function RegisterOf({ id_kelas_tahun_ajaran, kelas }: { id_kelas_tahun_ajaran: string; kelas: string }) {
  const t = useWords('offices');
  const now = useNow(15_000);
  const { data: sesi } = useView(homeroom.register, { id_kelas_tahun_ajaran, tanggal_sesi: clock.today() });
  return (
    <Card id="daily-register" title={t('dailyRegister', { kelas })} about={sesi && <RegisterTag sesi={sesi} now={now} />}>
      <p className="home-line">{sesi ? <Link className="btn is-primary" to={`/teacher/schedule/${sesi.id_sesi}`}>{t('openRegister')}</Link> : t('noRegister')}</p>
    </Card>
  );
}
