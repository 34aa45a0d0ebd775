import { CheckCircleFilled, ClockCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import { Link, useParams } from 'react-router-dom';
import { workProgress } from '#contract/assignment/progress.api';
import { takeOver } from '#contract/grading/take-over.api';
import { subjectView } from '#contract/lesson/subject-view.api';
import { WorkTag } from '#client/assignment/work-tag';
import { AttendanceTag } from '#client/attendance/attendance-tag';
import { asEntered } from '#client/grading/grade-said';
import { Card } from '#client/home/frame';
import { Boundary } from '#client/kit/boundary';
import { formatAngka } from '#client/kit/number';
import { Screen } from '#client/kit/screen';
import { useSession } from '#client/kit/session';
import { clock, formatHariTanggal, formatJam } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { SubjectNumbers } from '#client/lesson/subject-numbers';
import '#client/home/home.css';
import '#client/lesson/plan.css';
import '#client/lesson/subject.words';

/** One subject of a student: attendance, progress, work, and its lessons with their material. */
export function SubjectScreen() {
  const t = useWords('subjectView');
  const { idSubject = '' } = useParams();
  const asked = { id_murid: useSession()?.user.id, id_mata_pelajaran: idSubject };
  return (
    <Screen title={t('subject')} back={{ to: '/student/class', label: t('back') }}>
      <Detail asked={asked} />
      <Boundary><Competences asked={asked} /></Boundary>
      <Boundary><Work asked={asked} /></Boundary>
      <Boundary><Lessons asked={asked} /></Boundary>
    </Screen>
  );
}

type Asked = { id_murid: string | undefined; id_mata_pelajaran: string };

function Detail({ asked }: { asked: Asked }) {
  const t = useWords('subjectView');
  const { data } = useView(subjectView.detail, asked);
  if (!data) return <p className="list-state">{t('none')}</p>;
  return (
    <>
      <div className="subject-card"><h2>{data.mapel} · {data.kelas}</h2><p>{data.guru.join(', ')}</p><SubjectNumbers of={data} /></div>
      <Card id="subject-progress" title={t('progress')}>
        {data.kd.length === 0 ? <p className="home-none">{t('noKd')}</p> : (
          <ul className="subject-kd home-line">
            {data.kd.map((it) => {
              const [icon, word] = it.terlaksana ? [<CheckCircleFilled key="d" />, t('kdDone')] : it.sesi ? [<ClockCircleOutlined key="p" />, t('kdNow')] : [<MinusCircleOutlined key="n" />, t('kdLater')];
              return <li key={it.id}><span title={word} role="img" aria-label={word}>{icon}</span><span><b>{it.kode}</b> {it.kompetensi_dasar}</span></li>;
            })}
          </ul>
        )}
      </Card>
    </>
  );
}

/** What one came to by competence, once the report of the semester has told it. */
function Competences({ asked: { id_mata_pelajaran } }: { asked: Asked }) {
  const t = useWords('subjectView');
  const { data } = useView(takeOver.byCompetence, { id_mata_pelajaran });
  return (
    <Card id="subject-competences" title={t('achieved')}>
      {data.length === 0 ? <p className="home-none">{t('achievedLater')}</p> : (
        <ul className="subject-marks home-line">
          {data.map((it) => <li key={it.id_kd}><b>{it.kode}</b><span>{it.alias ?? it.kompetensi_dasar}<small>{t('achievedOf', { count: it.jumlah_nilai })}</small></span><b>{asEntered(it.nilai)}</b></li>)}
        </ul>
      )}
    </Card>
  );
}

/** How far one is with the assignments of the subject, and each of them. */
function Work({ asked }: { asked: Asked }) {
  const t = useWords('subjectView');
  const { aipCard: { jumlah_tugas, dinilai, aip, rata_rata } } = useView(workProgress.card, asked);
  const { data } = useView(workProgress.list, asked);
  return (
    <Card id="subject-work" title={t('tasks')} about={jumlah_tugas > 0 && t('workOf', { dinilai: formatAngka(dinilai), total: formatAngka(jumlah_tugas), aip: formatAngka(aip) })}>
      {data.length === 0 ? <p className="home-none">{t('noTasks')}</p> : (
        <>
          {rata_rata !== null && <p className="home-line">{t('workAverage', { nilai: formatAngka(rata_rata) })}</p>}
          <ul className="subject-lessons home-line">
            {data.map((it) => (
              <li key={it.id_sesi}>
                <time dateTime={it.tenggat}>{formatHariTanggal(new Date(it.tenggat))}</time>
                <span><Link to={`/student/assignments/${it.id_sesi}`}>{it.judul}</Link><small>{[t('workUntil', { waktu: formatJam(it.tenggat) }), it.tugas_nilai !== null && t('workMark', { nilai: formatAngka(it.tugas_nilai) })].filter(Boolean).join(' · ')}</small></span>
                <WorkTag status={it.status} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Lessons({ asked }: { asked: Asked }) {
  const t = useWords('subjectView');
  const { data } = useView(subjectView.lessons, asked);
  const today = clock.today();
  return (
    <Card id="subject-lessons" title={t('lessons')}>
      {data.length === 0 ? <p className="home-none">{t('noLessons')}</p> : (
        <ul className="subject-lessons home-line">
          {data.toReversed().map((it) => (
            <li key={it.id_sesi}>
              <time dateTime={it.tanggal_sesi}>{formatHariTanggal(it.tanggal_sesi)}</time>
              <span><Link to={`/student/schedule/${it.id_sesi}`}>{it.topic?.nama ?? t('noTopic')}</Link><small>{[t('week', { minggu: it.minggu_ke }), t('period', { posisi: it.posisi }), it.kd?.nama, it.libur && t('libur')].filter(Boolean).join(' · ')}</small></span>
              {!it.libur && it.tanggal_sesi <= today && <AttendanceTag status={it.status_kehadiran} />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
