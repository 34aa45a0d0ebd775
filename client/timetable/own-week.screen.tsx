import { Alert, Button, Input, Select } from 'antd';
import { useState } from 'react';
import { classroom } from '#contract/classroom/classroom.api';
import { schoolYear } from '#contract/school-year/school-year.api';
import { calendarFeed } from '#contract/timetable/calendar-feed.api';
import { clockOf, slotStart } from '#contract/timetable/timetable';
import { type SlotMinggu, timetable } from '#contract/timetable/timetable.api';
import { useProblemText } from '#client/kit/problem';
import { saveFile } from '#client/kit/save-file';
import { Screen } from '#client/kit/screen';
import { useSession } from '#client/kit/session';
import { tellSnack } from '#client/kit/snack';
import { formatHariTanggal } from '#client/kit/time';
import { useAction, useView } from '#client/kit/view';
import { useWeek, WeekPicker } from '#client/kit/week-picker';
import { useWords } from '#client/kit/words';
import { WeekGrid } from '#client/timetable/week-grid';
import '#client/timetable/grid.words';
import '#client/timetable/own-week.words';

/** One's own lessons of any week of the semester, on paper, and in one's own calendar. */
export function OwnWeekScreen() {
  const t = useWords('ownWeek');
  const isStudent = useSession()?.roles.includes('murid') === true;
  return <Screen title={t('title')} back={{ to: isStudent ? '/student/schedule' : '/teacher/schedule', label: t('schedule') }}><Week isStudent={isStudent} /></Screen>;
}

function Week({ isStudent }: { isStudent: boolean }) {
  const t = useWords('ownWeek');
  const monday = useWeek();
  const { data: weeks, current } = useView(schoolYear.weeks, {});
  const week = weeks.find((it) => it.tanggal_awal === monday) ?? current ?? weeks[0];
  if (!week) return <p className="panel list-state">{t('noSemester')}</p>;
  return (
    <div className="timetable">
      <div className="timetable-tools">
        <WeekPicker monday={week.tanggal_awal} first={weeks[0]?.tanggal_awal} last={weeks.at(-1)?.tanggal_awal} />
        <b>{t('weekOf', { ke: week.minggu_ke })}</b>
        <Paper isStudent={isStudent} />
      </div>
      {isStudent ? <OfStudent id_week={week.id} /> : <OfTeacher id_week={week.id} />}
      <Feed />
    </div>
  );
}

function OfTeacher({ id_week }: { id_week: string }) {
  return <Lessons id_week={id_week} lessons={useView(timetable.ofTeacher, { id_week }).data} other={(it) => it.kelas} to={(it) => it.id_sesi && `/teacher/schedule/${it.id_sesi}`} />;
}

function OfStudent({ id_week }: { id_week: string }) {
  return <Lessons id_week={id_week} lessons={useView(timetable.ofStudent, { id_week }).data} other={(it) => it.guru ?? '–'} />;
}

type Shown = { id_week: string; lessons: readonly SlotMinggu[]; other(it: SlotMinggu): string; to?(it: SlotMinggu): string | null };

/** By the hours of that week's model; a lesson that was held at others says so. */
function Lessons({ id_week, lessons, other, to }: Shown) {
  const t = useWords('ownWeek');
  const { data: model } = useView(timetable.activeModel, { id_week });
  const me = useSession()?.user.id;
  if (!lessons.length) return <p className="panel list-state">{t('none')}</p>;
  const ownHours = ({ posisi, mulai, selesai }: SlotMinggu) => mulai !== clockOf(slotStart(model, posisi)) && `${mulai}–${selesai}`;
  const covered = (it: SlotMinggu) => it.id_guru_pengganti && (it.id_guru_pengganti === me ? t('standsIn', { nama: it.guru ?? '–' }) : t('covered', { nama: it.pengganti ?? '–' }));
  const said = (it: SlotMinggu) => [ownHours(it), it.libur ? t('off') : other(it), covered(it)].filter(Boolean).join(' · ');
  const held = lessons.filter((it) => !it.libur);
  return (
    <section className="panel" aria-label={t('title')}>
      <p className="home-line">{t('said', { jam: held.length, hari: new Set(held.map((it) => it.tanggal_sesi)).size })}</p>
      <WeekGrid name={formatHariTanggal((lessons[0] as SlotMinggu).tanggal_sesi)} model={model} days={Math.max(5, ...lessons.map((it) => it.hari))} periods={Math.max(...lessons.map((it) => it.posisi))} slots={lessons} other={said} {...(to ? { to } : {})} />
    </section>
  );
}

function Paper({ isStudent }: { isStudent: boolean }) {
  const t = useWords('ownWeek');
  const [textOf, session] = [useProblemText(), useSession()];
  const { data: classes } = useView(classroom.list, {});
  const [kertas, setPaper] = useState<'A4' | 'F4'>('A4');
  const [[isBusy, failure], tell] = useState<[boolean, string | undefined]>([false, undefined]);
  const { data: own } = useView(isStudent ? timetable.ofStudent : timetable.ofTeacher, {});
  const kelas = classes.find((it) => own.some((one) => one.id_kelas_tahun_ajaran === it.id_kelas_tahun_ajaran));
  const query = isStudent ? kelas && `untuk=kelas&id=${kelas.id_kelas_tahun_ajaran}` : `untuk=guru&id=${session?.user.id}`;
  const save = () => {
    tell([true, undefined]);
    void saveFile({ ...timetable.print, path: `${timetable.print.path}?${query}&kertas=${kertas}` }).then(() => tell([false, undefined]), (error: unknown) => tell([false, textOf(error)]));
  };
  return (
    <>
      <Select aria-label={t('paper')} value={kertas} onChange={setPaper} options={[{ value: 'A4' }, { value: 'F4' }]} />
      <Button loading={isBusy} disabled={!query} onClick={save}>{t('print')}</Button>
      {failure && <Alert type="error" showIcon title={failure} />}
    </>
  );
}

function Feed() {
  const t = useWords('ownWeek');
  const { data: { dibuat } } = useView(calendarFeed.state, {});
  const [open, close] = [useAction(calendarFeed.open), useAction(calendarFeed.close)];
  const [alamat, setAddress] = useState<string>();
  return (
    <section className="panel" aria-labelledby="feed-title">
      <h2 id="feed-title">{t('feed')}</h2>
      <p>{dibuat ? t('feedSince', { pada: formatHariTanggal(dibuat) }) : t('feedAbout')}</p>
      {alamat && <div className="timetable-drawer"><div><label htmlFor="feed-address">{t('address')}</label><Input id="feed-address" readOnly value={alamat} onFocus={({ target }) => target.select()} /></div><p className="soft">{t('once')}</p></div>}
      <div className="slot-foot">
        <Button type={dibuat ? 'default' : 'primary'} loading={open.pending} onClick={() => void open.run({}).then(({ data }) => setAddress(data.alamat)).catch(() => undefined)}>{t(dibuat ? 'renew' : 'make')}</Button>
        {dibuat && <Button danger loading={close.pending} onClick={() => void close.run({}).then(() => { setAddress(undefined); tellSnack({ text: t('revoked') }); }).catch(() => undefined)}>{t('revoke')}</Button>}
      </div>
    </section>
  );
}
