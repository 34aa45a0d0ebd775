import { Alert, Button, Select } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { exam } from '#contract/exam/exam.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { teachers } from '#contract/people/teacher.api';
import { classesOf, ExamTag } from '#client/exam/exam-said';
import { momentsOf } from '#client/exam/moments-of';
import { RoomsNow } from '#client/exam/supervision/rooms-now';
import { Boundary } from '#client/kit/boundary';
import { Panel } from '#client/kit/dialog';
import { useMoments } from '#client/kit/moments';
import { useProblemText } from '#client/kit/problem';
import { Screen } from '#client/kit/screen';
import { useMayAsk } from '#client/kit/session';
import { useTelling } from '#client/kit/telling';
import { formatHariTanggal, formatJam } from '#client/kit/time';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/exam/exam.css';
import '#client/exam/exam.words';

type Room = OutputOf<typeof exam.schedule>['data'][number];
type Off = { room: Room; guru: Room['daftar_guru'][number] };

/** Who supervises where and when: of the whole school for its leaders, one's own rooms for everybody else. */
export function SupervisionScreen() {
  const t = useWords('exam');
  return <Screen title={t('schedule')}><p className="screen-about">{t('scheduleAbout')}</p><Boundary><RoomsNow /></Boundary><Boundary><Schedule /></Boundary></Screen>;
}

function Schedule() {
  const t = useWords('exam');
  const { data } = useView(exam.schedule, {});
  useMoments(exam.schedule, {}, data.flatMap(momentsOf));
  const mayUnlink = useMayAsk(exam.approve);
  const [off, setOff] = useState<Off>();
  if (!data.length) return <p className="soft list-state">{t('scheduleNone')}</p>;
  const days = [...new Set(data.map((it) => formatHariTanggal(new Date(it.mulai))))];
  return (
    <div className="exam-days">
      {days.map((day) => (
        <section key={day} className="panel" aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>{day}</h2>
          <ul className="exam-watch">
            {data.filter((it) => formatHariTanggal(new Date(it.mulai)) === day).map((room) => (
              <li key={room.id_pengawas_cbt}>
                <div>
                  <p><b>{t('until', { mulai: formatJam(room.mulai), tutup: formatJam(room.tutup) })}</b> · <Link to={`/teacher/cbt/my-supervision/${room.id_pengawas_cbt}`}>{room.ruang}</Link> · {t('shiftOf', { sesi: room.sesi })} <ExamTag status={room.status} /></p>
                  <p>{mayUnlink ? <Link to={`/teacher/cbt/detail/${room.id_cbt}`}>{room.judul}</Link> : room.judul} <small>{[room.mapel, classesOf(room), t('people', { count: room.jumlah_peserta })].filter(Boolean).join(' · ')}</small></p>
                  {room.token && <p>{t('token')} <b className="exam-token">{room.token.kode}</b> <small>{t('tokenUntil', { jam: formatJam(room.token.sampai) })}</small></p>}
                </div>
                <ul className="exam-watchers">
                  {room.daftar_guru.map((guru) => (
                    <li key={guru.id_guru}>{guru.nama ?? t('erased')}{mayUnlink && !['selesai', 'dinilai', 'dikunci'].includes(room.status) && <Button size="small" aria-label={t('unlinkOf', { nama: guru.nama ?? t('erased'), ruang: room.ruang })} onClick={() => setOff({ room, guru })}>{t('unlink')}</Button>}</li>
                  ))}
                  {!room.daftar_guru.length && <li className="soft">{t('nobody')}</li>}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {off && <Panel size={440} title={t('replace')} onClose={() => setOff(undefined)}><Boundary><Replacing {...off} onDone={() => setOff(undefined)} /></Boundary></Panel>}
    </div>
  );
}

function Replacing({ room, guru, onDone }: Off & { onDone: () => void }) {
  const [t, telling, textOf] = [useWords('exam'), useTelling(), useProblemText()];
  const { data } = useView(teachers.directory, {});
  const { run, pending, error } = useAction(exam.unlink, { isQuiet: true });
  const [pengganti, setReplacement] = useState<string>();
  const people = data.filter((it) => !room.daftar_guru.some(({ id_guru }) => id_guru === it.id)).map((it) => ({ value: it.id, label: it.nama ?? t('erased') }));
  return (
    <div className="exam-form">
      <p><b>{guru.nama ?? t('erased')}</b> · {room.ruang} · {room.judul}</p>
      {error && <Alert type="error" showIcon title={t('notSaved')} description={textOf(error)} />}
      <label htmlFor="exam-replacement">{t('replacement')}</label>
      <Select id="exam-replacement" allowClear value={pengganti} onChange={setReplacement} options={people} showSearch={{ optionFilterProp: 'label' }} />
      <p className="soft">{t('replacementHelp')}</p>
      <div className="exam-acts"><Button type="primary" loading={pending} onClick={() => void run({ id_pengawas_cbt: room.id_pengawas_cbt, id_guru: guru.id_guru, ...(pengganti && { pengganti }) }).then(() => { telling.success({ title: t('unlinked') }); onDone(); }, () => undefined)}>{t('save')}</Button></div>
    </div>
  );
}
