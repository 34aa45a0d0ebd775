import { Select } from 'antd';
import type { ReactNode } from 'react';
import { cover, type SesiPengganti } from '#contract/timetable/cover.api';
import { timetable } from '#contract/timetable/timetable.api';
import { useAddress } from '#client/kit/address';
import { DayShown } from '#client/kit/day-shown';
import { Screen } from '#client/kit/screen';
import { clock, formatHariTanggal, formatJam, useNow } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { useTimetablePath } from '#client/timetable/loads.screen';
import { periodOf, whoIsWhere } from '#client/timetable/now';
import '#client/kit/board.css';
import '#client/timetable/grid.css';
import '#client/timetable/grid.words';
import '#client/timetable/now.words';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Who teaches what and where now, or in any period of a day, and who, which class and which room is free. */
export function NowScreen() {
  const [t, grid] = [useWords('whoWhere'), useWords('grid')];
  return <div className="board-screen"><Screen title={t('title')} back={{ to: useTimetablePath(), label: grid('title') }}><Day /></Screen></div>;
}

function Day() {
  const t = useWords('whoWhere');
  const [params, setParams] = useAddress();
  const at = useNow(30_000).toISOString();
  const [today, wanted] = [clock.today(), params.get('tanggal') ?? ''];
  const tanggal = DAY.test(wanted) && !Number.isNaN(Date.parse(wanted)) ? wanted : today;
  const { data: school } = useView(timetable.whole, {});
  const { data: lessons } = useView(cover.ofDay, { tanggal });
  const periods = [...new Map(lessons.map((it) => [it.posisi, it])).values()].sort((one, other) => one.posisi - other.posisi);
  const chosen = periods.find((it) => String(it.posisi) === params.get('jam'));
  const period = chosen ?? periods.find((it) => it.posisi === (tanggal === today ? periodOf(lessons, at) : periods[0]?.posisi));
  const hari = formatHariTanggal(tanggal);
  return (
    <div className="timetable">
      <div className="timetable-tools">
        <DayShown tanggal={tanggal} label={t('chooseDay', { hari })} onDay={(it) => setParams(it === today ? {} : { tanggal: it })}>{hari}</DayShown>
        {period && <Select aria-label={t('choosePeriod')} value={period.posisi} onChange={(jam) => setParams({ ...(tanggal !== today && { tanggal }), jam: String(jam) })} options={periods.map((it) => ({ value: it.posisi, label: hoursOf(it, t) }))} />}
        {(tanggal !== today || chosen) && <button type="button" className="btn" onClick={() => setParams({})}>{t('toNow')}</button>}
      </div>
      {period ? <Period of={whoIsWhere(lessons, period.posisi, school)} isNow={period.mulai <= at && at < period.selesai} /> : <p className="panel list-state">{t('none', { hari })}</p>}
    </div>
  );
}

const hoursOf = ({ posisi, mulai, selesai }: SesiPengganti, t: ReturnType<typeof useWords<'whoWhere'>>) => t('period', { posisi, mulai: formatJam(mulai), selesai: formatJam(selesai) });

function Period({ of, isNow }: { of: ReturnType<typeof whoIsWhere>; isNow: boolean }) {
  const t = useWords('whoWhere');
  const { then, guru, kelas, ruang, hasRooms } = of;
  return (
    <>
      {isNow && <p className="eyebrow">{t('running')}</p>}
      <h2 className="say">{t(hasRooms ? 'saidRooms' : 'said', { kelas: then.length, guru: guru.length, ruang: ruang.length })}</h2>
      <div className="who-where">
        <section className="panel" aria-labelledby="who-held">
          <h3 id="who-held">{t('held')}</h3>
          <table className="load-table cover-table">
            <thead><tr><th scope="col">{t('kelas')}</th><th scope="col">{t('guru')}</th>{hasRooms && <th scope="col">{t('ruang')}</th>}</tr></thead>
            <tbody>{then.map((it) => <tr key={it.id_sesi} data-row-key={it.id_sesi}><td><b>{it.kelas}</b></td><td>{it.id_guru_pengganti ? t('heldBy', { nama: it.pengganti ?? '–', guru: it.guru ?? '–' }) : (it.guru ?? '–')} <small className="soft">{it.mapel}</small></td>{hasRooms && <td>{it.ruang ?? <span className="soft">–</span>}</td>}</tr>)}</tbody>
          </table>
        </section>
        <div className="timetable">
          <Free id="who-teachers" title={t('freeTeachers')} none={t('noFreeTeachers')}>{guru.map((it) => <li key={it.id_guru}><b>{it.nama ?? '–'}</b> <small className="soft">{it.digantikan ? t('away', { jam: it.digantikan }) : t('hours', { jam: it.jam })}</small></li>)}</Free>
          <Free id="who-rooms" title={t('freeRooms')} none={t(hasRooms ? 'noFreeRooms' : 'noRooms')}>{ruang.map((it) => <li key={it}>{it}</li>)}</Free>
          <Free id="who-classes" title={t('freeClasses')} none={t('noFreeClasses')}>{kelas.map((it) => <li key={it.id_kelas_tahun_ajaran}>{it.kelas}</li>)}</Free>
        </div>
      </div>
    </>
  );
}

function Free({ id, title, none, children }: { id: string; title: string; none: string; children: ReactNode[] }) {
  return <section className="panel" aria-labelledby={id}><h3 id={id}>{title} {children.length > 0 && <small className="soft">{children.length}</small>}</h3>{children.length ? <ul className="who-free">{children}</ul> : <p className="soft">{none}</p>}</section>;
}
