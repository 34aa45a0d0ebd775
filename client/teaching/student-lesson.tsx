import { VideoCameraOutlined } from '@ant-design/icons';
import { Link, useParams } from 'react-router-dom';
import { lesson } from '#contract/lesson/lesson.api';
import { subjectView } from '#contract/lesson/subject-view.api';
import { topics } from '#contract/lesson/topic.api';
import { AttendanceTag } from '#client/attendance/attendance-tag';
import { Card } from '#client/home/frame';
import { Boundary } from '#client/kit/boundary';
import { Screen } from '#client/kit/screen';
import { useSession } from '#client/kit/session';
import { clock, formatHariTanggal, formatJam } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { TopicMaterial } from '#client/teaching/topic-material';
import { useJoinRoom } from '#client/lesson/use-join-room';
import '#client/home/home.css';
import '#client/lesson/plan.css';
import '#client/lesson/subject.words';

/** One lesson as a student has it: what it is about, its material once its day has come, and their attendance. */
export function StudentLessonScreen() {
  const t = useWords('subjectView');
  const { id = '' } = useParams();
  return <Screen title={t('lesson')} back={{ to: '/student/schedule', label: t('lessons') }}><Lesson key={id} id={id} /></Screen>;
}

function Lesson({ id }: { id: string }) {
  const t = useWords('subjectView');
  const { data: sesi } = useView(lesson.one, { id });
  const { data: own } = useView(subjectView.lessons, { id_murid: useSession()?.user.id, id_mata_pelajaran: sesi.id_mata_pelajaran });
  const mine = own.find((it) => it.id_sesi === id);
  const join = useJoinRoom();
  return (
    <>
      <div className="subject-card">
        <h2>{sesi.mapel} · {sesi.kelas}</h2>
        <p>{formatHariTanggal(sesi.tanggal_sesi)} · {t('period', { posisi: sesi.posisi })} · {formatJam(sesi.mulai)}–{formatJam(sesi.selesai)}{sesi.guru && ` · ${sesi.guru}`}</p>
        <p><b>{sesi.topic?.nama ?? t('noTopic')}</b>{sesi.kd && ` · ${sesi.kd.nama}`}</p>
        {sesi.tanggal_sesi <= clock.today() && !sesi.libur && <p><AttendanceTag status={mine?.status_kehadiran ?? null} /></p>}
        <p className="plan-acts">
          {sesi.zoom_setting && sesi.tanggal_sesi === clock.today() && <button type="button" className="btn is-primary" onClick={() => join(sesi)}><VideoCameraOutlined aria-hidden /> {t('join')}</button>}
          <Link className="btn" to={`/student/class/${sesi.id_mata_pelajaran}`}>{t('toSubject')}</Link>
        </p>
      </div>
      <Card id="lesson-material" title={t('material')}>
        <div className="home-line">{sesi.topic && mine?.materi ? <Boundary><Material id={sesi.topic.id} /></Boundary> : <p className="soft">{t(sesi.topic ? 'materialLater' : 'noMaterial')}</p>}</div>
      </Card>
    </>
  );
}

function Material({ id }: { id: string }) {
  const { data } = useView(topics.one, { id });
  return <TopicMaterial topic={data} />;
}
