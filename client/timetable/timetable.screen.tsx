import { CalendarOutlined, DownOutlined } from '@ant-design/icons';
import { Button, Dropdown, Segmented, Select } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { alternativesOf } from '#contract/timetable/clash';
import { MOST_PERIODS, type Slot } from '#contract/timetable/slot';
import { endsInTime } from '#contract/timetable/timetable';
import { type Jadwal, timetable } from '#contract/timetable/timetable.api';
import { useAddress } from '#client/kit/address';
import { later } from '#client/kit/later';
import { Screen } from '#client/kit/screen';
import { useMayAsk } from '#client/kit/session';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { offAllotment } from '#client/timetable/allotted';
import { Clashes, type Of, SlotPanel } from '#client/timetable/slot-panel';
import { ReleasedCovers } from '#client/timetable/released-covers';
import { useSemesterAhead } from '#client/timetable/semester-ahead';
import { type Tool, TOOLS, WRITERS } from '#client/timetable/tools';
import { type Refused, useHand } from '#client/timetable/use-hand';
import { type Place, WeekGrid } from '#client/timetable/week-grid';
import '#client/kit/board.css';
import '#client/timetable/grid.words';

const Tools = later(async () => (await import('#client/timetable/timetable-tools')).TimetableTools);

/** The timetable of the semester, by class and by teacher; whoever may changes it here. */
export function TimetableScreen() {
  const t = useWords('grid');
  return <div className="board-screen"><Screen title={t('title')}><Whole /></Screen></div>;
}

/** The week of one teacher, for whoever keeps it. */
export function TeacherTimetableScreen() {
  const t = useWords('grid');
  const { id = '' } = useParams();
  return <div className="board-screen"><Screen title={t('ofTeacher')} back={{ to: '/admin/teacher', label: t('guru') }}><OfTeacher id_guru={id} /></Screen></div>;
}

function OfTeacher({ id_guru }: { id_guru: string }) {
  const t = useWords('grid');
  const { data } = useView(timetable.whole, {});
  const teacher = data.guru.find((it) => it.id_guru === id_guru);
  const own = data.slots.filter((it) => it.id_guru === id_guru);
  if (!teacher) return <p className="panel list-state">{t('noTeacher')}</p>;
  return (
    <>
      <h2 className="say">{t('saidTeacher', { nama: teacher.nama ?? '–', jam: own.length, kelas: new Set(own.map((it) => it.id_kelas)).size })}</h2>
      <Editor key={id_guru} grid={data} of={{ id_guru }} name={teacher.nama ?? '–'} />
    </>
  );
}

function Whole() {
  const t = useWords('grid');
  const [params, setParams] = useAddress();
  const semester = useSemesterAhead();
  const { data } = useView(timetable.whole, semester.asked);
  const loads = useView(timetable.loads, semester.asked);
  const by = params.get('per') === 'guru' ? 'guru' : 'kelas';
  const mayWrite = useMayAsk(timetable.place);
  const [tool, setTool] = useState<Tool>();
  const lebih = offAllotment(loads.data);
  if (!data.kelas.length) return <div className="timetable"><div className="timetable-tools">{semester.choice}</div><p className="panel list-state">{t('noClasses')}</p></div>;
  const go = (more: Record<string, string>) => setParams({ ...semester.address, ...more });
  const choices = by === 'kelas' ? data.kelas.map((it) => ({ value: it.id_kelas, label: it.kelas })) : data.guru.map((it) => ({ value: it.id_guru, label: it.nama ?? '–' }));
  const chosen = choices.find((it) => it.value === params.get('id')) ?? (choices[0] as (typeof choices)[number]);
  const of: Of = by === 'guru' ? { id_guru: chosen.value } : { id_kelas_tahun_ajaran: data.kelas.find((it) => it.id_kelas === chosen.value)?.id_kelas_tahun_ajaran as string };
  return (
    <>
      <h2 className="say">{t(lebih ? 'saidGaps' : 'said', { slot: data.slots.length, kelas: data.kelas.length, lebih })}</h2>
      <p className="also">{semester.isAhead ? t('ahead') : mayWrite ? t('also') : t('readOnly')}</p>
      <div className="timetable-tools">
        {semester.choice}
        <Segmented aria-label={t('by')} value={by} onChange={(per) => go({ per: String(per) })} options={[{ value: 'kelas', label: t('byClass') }, { value: 'guru', label: t('byTeacher') }]} />
        <Select aria-label={t(by)} showSearch={{ optionFilterProp: 'label' }} value={chosen.value} onChange={(id) => go({ per: by, id })} options={choices} />
        <Link className="btn" to={{ pathname: 'loads', search: new URLSearchParams(semester.address).toString() }}>{t('loads')}</Link>
        {!semester.isAhead && <><Link className="btn" to="now">{t('whoWhere')}</Link><Link className="btn" to="cover">{t('covers')}</Link></>}
        <Dropdown trigger={['click']} menu={{ items: TOOLS.filter((it) => mayWrite || !WRITERS.includes(it)).map((key) => ({ key, label: t(key) })), onClick: ({ key }) => setTool(key as Tool) }}>
          <Button>{t('more')} <DownOutlined /></Button>
        </Dropdown>
      </div>
      {!semester.isAhead && <ReleasedCovers />}
      <Editor key={`${data.id_tahun_ajaran}-${by}-${chosen.value}`} grid={data} of={of} name={chosen.label} />
      {tool && <Tools tool={tool} grid={data} shown={{ untuk: by, id: chosen.value }} onClose={() => setTool(undefined)} />}
    </>
  );
}

/** As far as the longest day of the school goes, and one more to add to. */
const periodsOf = ({ slots, model }: Jadwal, mayWrite: boolean) => {
  const last = Math.max(mayWrite ? 6 : 1, ...slots.map((it) => it.posisi));
  const more = mayWrite ? Math.min(MOST_PERIODS, last + 1) : last;
  return endsInTime(model, more) ? more : last;
};

function Editor({ grid, of, name }: { grid: Jadwal; of: Of; name: string }) {
  const t = useWords('grid');
  const mayWrite = useMayAsk(timetable.place);
  const [opened, setOpened] = useState<Place>();
  const hand = useHand(grid.slots, setOpened);
  const own = grid.slots.filter((it) => ('id_guru' in of ? it.id_guru === of.id_guru : it.id_kelas_tahun_ajaran === of.id_kelas_tahun_ajaran));
  const other = (it: Slot) => ('id_guru' in of ? it.kelas : shortName(it.guru));
  const there = opened && own.find((it) => it.hari === opened.hari && it.posisi === opened.posisi);
  return (
    <div className={`timetable${mayWrite ? ' has-panel' : ''}`}>
      <section className="panel" aria-label={t('grid', { nama: name })}>
        <WeekGrid name={name} model={grid.model} days={Math.max(grid.jumlah_hari, ...own.map((it) => it.hari))} periods={periodsOf(grid, mayWrite)} slots={own} other={other} {...(mayWrite ? { hand } : {})} />
        {mayWrite && <p className={hand.lifted ? 'timetable-keys timetable-lifted' : 'timetable-keys'} role="status">{hand.lifted ? t('lifted', { mapel: hand.lifted.mapel }) : t('keys')}</p>}
        {hand.refused && <NotPutDown grid={grid} {...hand.refused} move={hand.move} />}
      </section>
      {mayWrite && (opened
        ? <SlotPanel key={`${opened.hari}-${opened.posisi}`} grid={grid} of={of} place={opened} slot={there} hand={hand} onDone={setOpened} />
        : <section className="panel slot-panel"><p className="soft"><CalendarOutlined aria-hidden /> {t('pick')}</p></section>)}
    </div>
  );
}

/** Where it stands already is no other place for it. */
function NotPutDown({ grid, slot, to, clashes, move }: Refused & { grid: Jadwal; move(slot: Slot, to: Place): void }) {
  const others = alternativesOf(grid.slots, { ...slot, ...to }, grid, [slot.id_slot]).filter((it) => it.hari !== slot.hari || it.posisi !== slot.posisi);
  return <Clashes grid={grid} clashes={clashes} others={others} onUse={(place) => move(slot, place)} />;
}

/** Without titles and degrees. */
const shortName = (nama: string | null) => (nama ?? '–').replace(/,.*$/, '').replace(/^((Drs|Dra|Dr|H|Hj)\.\s*)+/, '');
