import { Button, Input, Select } from 'antd';
import { alternativesOf, clashesOf } from '#contract/timetable/clash';
import type { Slot } from '#contract/timetable/slot';
import { type Jadwal, timetable } from '#contract/timetable/timetable.api';
import { Overtaken, useDraft } from '#client/kit/overtaken';
import { tellSnack } from '#client/kit/snack';
import { useAction } from '#client/kit/view';
import { dayName } from '#client/timetable/day-name';
import { useWords } from '#client/kit/words';
import type { Hand, Place } from '#client/timetable/week-grid';

/** `id` of the lesson that it is about; a place where nothing is yet has none. */
type Filled = { id: string; id_kelas: string; id_mata_pelajaran: string; id_guru: string; ruang: string };
/** Whose timetable is worked on: what it says already is not asked for. */
export type Of = { id_kelas_tahun_ajaran: string } | { id_guru: string };
type Props = { grid: Jadwal; of: Of; place: Place; slot: Slot | undefined; hand: Hand; onDone(place?: Place): void };

const searching = { showSearch: { optionFilterProp: 'label' } } as const;

/** One place of the week: what is taught there, what stands in its way, and where else it could be. Whoever fills it while somebody else does is told what it became. */
export function SlotPanel({ grid, of, place, slot, hand, onDone }: Props) {
  const t = useWords('grid');
  const [add, change] = [useAction(timetable.place), useAction(timetable.change)];
  const draft = useDraft<Filled>({
    id: slot?.id_slot ?? '', id_kelas: slot?.id_kelas_tahun_ajaran ?? ('id_kelas_tahun_ajaran' in of ? of.id_kelas_tahun_ajaran : ''), id_mata_pelajaran: slot?.id_mata_pelajaran ?? '', id_guru: slot?.id_guru ?? ('id_guru' in of ? of.id_guru : ''), ruang: slot?.ruang ?? '',
  });
  const { now: filled, seen, write } = draft;
  const assigned = (id_mata_pelajaran: string) => grid.pengampu.find((it) => it.id_kelas_tahun_ajaran === filled.id_kelas && it.id_mata_pelajaran === id_mata_pelajaran)?.id_guru;
  const ruang = filled.ruang.trim() || null;
  const wish = { ...place, id_kelas_tahun_ajaran: filled.id_kelas, id_guru: filled.id_guru, ruang };
  const but = seen.id ? [seen.id] : [];
  const clashes = draft.isOvertaken ? [] : clashesOf(grid.slots, wish, but);
  const isWhole = filled.id_kelas !== '' && filled.id_mata_pelajaran !== '' && filled.id_guru !== '';
  const mayPlace = isWhole && !clashes.length && !draft.isOvertaken;

  const save = () => {
    const told = seen.id ? t('changed') : t('placed', { mapel: grid.mapel.find((it) => it.id_mata_pelajaran === filled.id_mata_pelajaran)?.mapel ?? '' });
    const { id_kelas, id_mata_pelajaran, id_guru } = filled;
    const done = seen.id
      ? change.run({ id: seen.id, id_mata_pelajaran, id_guru, ruang, sebelum: { id_mata_pelajaran: seen.id_mata_pelajaran, id_guru: seen.id_guru, ruang: seen.ruang || null } })
      : add.run({ slot: { ...place, id_kelas, id_mata_pelajaran, id_guru, ruang, id_tahun_ajaran: grid.id_tahun_ajaran as string } });
    void done.then((answer) => {
      const notes = ((answer as { data?: { peringatan?: ('LEBIH_ALOKASI' | 'BUKAN_PENGAMPU')[] } }).data?.peringatan ?? []).map((it) => t(it));
      tellSnack({ text: [told, ...notes].join(' · ') });
      onDone();
    }).catch(() => undefined);
  };
  return (
    <section className="panel slot-panel" aria-labelledby="slot-title">
      <h2 id="slot-title">{t(seen.id ? 'editTitle' : 'addTitle', { hari: dayName(place.hari), posisi: place.posisi })}</h2>
      <form className="slot-fields" onSubmit={(event) => { event.preventDefault(); if (mayPlace) save(); }}>
        {'id_guru' in of && !seen.id && <div><label htmlFor="slot-kelas">{t('kelas')}</label><Select id="slot-kelas" {...searching} value={filled.id_kelas || null} onChange={(id_kelas) => write({ id_kelas })} options={grid.kelas.map((it) => ({ value: it.id_kelas_tahun_ajaran, label: it.kelas }))} /></div>}
        <div><label htmlFor="slot-mapel">{t('mapel')}</label><Select id="slot-mapel" {...searching} value={filled.id_mata_pelajaran || null} onChange={(it: string) => write({ id_mata_pelajaran: it, ...('id_guru' in of ? {} : { id_guru: assigned(it) ?? filled.id_guru }) })} options={grid.mapel.map((it) => ({ value: it.id_mata_pelajaran, label: it.mapel }))} /></div>
        <div><label htmlFor="slot-guru">{t('guru')}</label><Select id="slot-guru" {...searching} value={filled.id_guru || null} onChange={(id_guru) => write({ id_guru })} options={grid.guru.map((it) => ({ value: it.id_guru, label: it.nama ?? '–' }))} /></div>
        <div><label htmlFor="slot-ruang">{t('ruang')} <small className="soft">({t('optional')})</small></label><Input id="slot-ruang" maxLength={30} value={filled.ruang} onChange={({ target }) => write({ ruang: target.value })} /></div>
        {isWhole && clashes.length > 0 && <Clashes grid={grid} clashes={clashes} others={alternativesOf(grid.slots, wish, grid, but)} onUse={(to) => { hand.go(to); onDone(to); }} />}
        <Overtaken isi={slot ? [slot.mapel, slot.guru, slot.ruang].filter(Boolean).join(' · ') : t('empty')} draft={draft} />
        <div className="slot-foot">
          <Button type="primary" htmlType="submit" loading={add.pending || change.pending} disabled={!mayPlace}>{t(seen.id ? 'save' : 'place')}</Button>
          {slot && slot.id_slot === seen.id && <Button danger onClick={() => { hand.remove(slot); onDone(); }}>{t('remove')}</Button>}
          <Button onClick={() => onDone()}>{t('close')}</Button>
        </div>
      </form>
      {'id_kelas_tahun_ajaran' in of && <FreeTeachers grid={grid} place={place} id_mata_pelajaran={filled.id_mata_pelajaran} onChoose={(id_guru) => write({ id_guru })} />}
    </section>
  );
}

type Clash = ReturnType<typeof clashesOf>[number];
const WORD = { guru: 'clashGuru', kelas: 'clashKelas', ruang: 'clashRuang' } as const;

/** Who stands in the way by name, and where else it could be. */
export function Clashes({ grid, clashes, others, onUse }: { grid: Jadwal; clashes: Clash[]; others: Place[]; onUse(place: Place): void }) {
  const t = useWords('grid');
  const named = ({ slot }: Clash) => grid.slots.find((it) => it.id_slot === slot.id_slot) as Slot;
  return (
    <div className="slot-clash" role="alert">
      <b>{t('clashTitle')}</b>
      <ul>{clashes.map((it) => <li key={`${it.jenis}-${it.slot.id_slot}`}>{t(WORD[it.jenis], { guru: named(it).guru ?? '–', kelas: named(it).kelas, mapel: named(it).mapel, ruang: named(it).ruang ?? '' })}</li>)}</ul>
      <p>{others.length ? t('alternatives') : t('noAlternatives')}</p>
      <div className="slot-others">{others.map((it) => <Button key={`${it.hari}-${it.posisi}`} size="small" onClick={() => onUse(it)}>{t('useIt', { hari: dayName(it.hari), posisi: it.posisi })}</Button>)}</div>
    </div>
  );
}

/** Those who teach the subject first, then whoever has the fewest lessons. */
function FreeTeachers({ grid, place, id_mata_pelajaran, onChoose }: { grid: Jadwal; place: Place; id_mata_pelajaran: string; onChoose(id_guru: string): void }) {
  const t = useWords('grid');
  const busy = new Set(grid.slots.filter((it) => it.hari === place.hari && it.posisi === place.posisi).map((it) => it.id_guru));
  const free = grid.guru.filter((it) => !busy.has(it.id_guru)).map((it) => ({
    ...it, jam: grid.slots.filter((one) => one.id_guru === it.id_guru).length, teaches: [...grid.slots, ...grid.pengampu].some((one) => one.id_guru === it.id_guru && one.id_mata_pelajaran === id_mata_pelajaran),
  })).sort((one, other) => Number(other.teaches) - Number(one.teaches) || one.jam - other.jam);
  return (
    <>
      <h3>{t('freeTeachers')}</h3>
      {free.length ? (
        <ul className="slot-free">{free.map((it) => <li key={it.id_guru}><button type="button" onClick={() => onChoose(it.id_guru)}><span>{it.nama ?? '–'}</span><small>{[it.teaches && t('teaches'), t('hours', { jam: it.jam })].filter(Boolean).join(' · ')}</small></button></li>)}</ul>
      ) : <p className="soft">{t('nobodyFree')}</p>}
    </>
  );
}
