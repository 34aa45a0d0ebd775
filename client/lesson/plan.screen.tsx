import { FastForwardOutlined, RightOutlined, VideoCameraOutlined } from '@ant-design/icons';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { level } from '#contract/classroom/level.resource';
import { classroom } from '#contract/classroom/classroom.api';
import { lesson, type Sesi } from '#contract/lesson/lesson.api';
import { plan } from '#contract/lesson/plan.api';
import { later } from '#client/kit/later';
import { Overtaken, useDraft } from '#client/kit/overtaken';
import { useProblemText } from '#client/kit/problem';
import { RecordCard } from '#client/kit/record';
import { Screen } from '#client/kit/screen';
import { useMayAsk, useSession } from '#client/kit/session';
import { formatHariTanggal, formatJam } from '#client/kit/time';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { PlanFields } from '#client/lesson/plan-fields';
import { useStandingIn } from '#client/lesson/standing-in';
import { PlanEvents } from '#client/lesson/planning/planning-why';
import { useJoinRoom } from '#client/lesson/use-join-room';
import { useUndoPlan } from '#client/lesson/use-undo-plan';
import '#client/kit/board.css';
import '#client/lesson/plan.css';
import '#client/lesson/plan-line.words';
import '#client/lesson/plan.words';

const BumpDrawer = later(async () => (await import('#client/lesson/bump-drawer')).BumpDrawer);

/** One lesson: what it is about, where it is held, and what became of its plan. */
export function PlanScreen() {
  const t = useWords('plan');
  const { id = '' } = useParams();
  const to = useMayAsk(plan.change) ? '/teacher/planning' : '/teacher/curriculum/planning';
  return <Screen title={t('lesson')} back={{ to, label: t('back') }}><Plan key={id} id={id} /></Screen>;
}

function Plan({ id }: { id: string }) {
  const [t, line] = [useWords('plan'), useWords('planLine')];
  const { data: sesi, idNextSession } = useView(lesson.one, { id });
  const [session, { isMine, told }] = [useSession(), useStandingIn()];
  const isTeachers = sesi.id_guru === session?.user.id;
  const mayPlan = useMayAsk(plan.change) && (isTeachers || isMine(sesi));
  const [isBumping, setBumping] = useState(false);
  const join = useJoinRoom();
  return (
    <>
      <h2>{sesi.kelas} · {sesi.mapel}</h2>
      <p className="soft">{formatHariTanggal(sesi.tanggal_sesi)} · {t('period', { posisi: sesi.posisi })} · {formatJam(sesi.mulai)}–{formatJam(sesi.selesai)}{[(isTeachers || !isMine(sesi)) && sesi.guru, told(sesi), sesi.libur && t('libur')].filter(Boolean).map((it) => ` · ${it}`)}</p>
      <p className="plan-acts">
        <Link className="btn" to={`/teacher/schedule/${id}`}>{t('toRegister')}</Link>
        {sesi.zoom_setting && <button type="button" className="btn" onClick={() => join(sesi)}><VideoCameraOutlined aria-hidden /> {t('join')}</button>}
        {mayPlan && isTeachers && <button type="button" className="btn" onClick={() => setBumping(true)}><FastForwardOutlined aria-hidden /> {t('bump')}</button>}
        {idNextSession && (isTeachers || !isMine(sesi)) && <Link className="btn" to={`/teacher/schedule/${idNextSession}/edit`}>{t('next')} <RightOutlined aria-hidden /></Link>}
      </p>
      {mayPlan && !sesi.libur ? <PlanForm sesi={sesi} /> : <Alert type="info" showIcon title={t(!sesi.libur ? 'readOnly' : mayPlan && isTeachers && (sesi.topic || sesi.kd) ? 'lostToHoliday' : 'libur')} description={`${sesi.topic?.nama ?? line('noTopic')} · ${sesi.kd?.nama ?? line('noKd')}`} />}
      <RecordCard id="plan-history" title={t('history')}><PlanEvents id_sesi={id} /></RecordCard>
      {isBumping && <BumpDrawer id_sesi={id} onClose={() => setBumping(false)} />}
    </>
  );
}

const standingIn = ({ topic, kd, zoom_setting }: Sesi) => ({ topic, kd, zoom: zoom_setting ?? '' });
const wishedBy = ({ topic, kd, zoom }: ReturnType<typeof standingIn>) => ({ id_topik: topic?.id ?? null, id_kd_master: kd?.id ?? null, zoom_setting: zoom.trim() || null });

/** Follows the lesson until something is chosen; from then on what was seen goes along, and who was overtaken is told. */
function PlanForm({ sesi }: { sesi: Sesi }) {
  const [t, line, textOf, told] = [useWords('plan'), useWords('planLine'), useProblemText(), useUndoPlan()];
  const draft = useDraft(standingIn(sesi));
  const { data: levels } = useView(level.api.list, {});
  const { data: kelas } = useView(classroom.one, { id: sesi.id_kelas_tahun_ajaran });
  const { run, pending, error } = useAction(plan.change, { isQuiet: true });
  const [sebelum, wish] = [wishedBy(draft.seen), wishedBy(draft.now)];
  const isSame = JSON.stringify(sebelum) === JSON.stringify(wish);
  const send = async () => {
    const { data } = await run({ data: { id_sesi: sesi.id_sesi, ...wish, sebelum } });
    draft.leave();
    told(t('saved'), [data.id]);
  };
  return (
    <form className="panel plan-form" onSubmit={(event) => { event.preventDefault(); void send().catch(() => undefined); }}>
      {error && <Alert type="error" showIcon title={t('notSaved')} description={textOf(error)} />}
      <PlanFields id_mata_pelajaran={sesi.id_mata_pelajaran} id_level={levels.find((it: { tingkat: number }) => it.tingkat === kelas.tingkat)?.id} topic={draft.now.topic} kd={draft.now.kd} onChange={draft.write} />
      <div>
        <label htmlFor="plan-zoom">{t('zoom')}</label>
        <Input id="plan-zoom" maxLength={300} value={draft.now.zoom} onChange={({ target }) => draft.write({ zoom: target.value })} />
        <small>{t('zoomHelp')}</small>
      </div>
      <Overtaken isi={[sesi.topic?.nama ?? line('noTopic'), sesi.kd?.nama ?? line('noKd'), sesi.zoom_setting].filter(Boolean).join(' · ')} draft={draft} />
      <p className="plan-acts"><Button type="primary" htmlType="submit" loading={pending} disabled={isSame}>{t('save')}</Button></p>
    </form>
  );
}
