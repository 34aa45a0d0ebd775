import { HistoryOutlined, PrinterOutlined } from '@ant-design/icons';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { attendance } from '#contract/attendance/attendance.api';
import { audit } from '#contract/audit/audit.api';
import { home } from '#contract/home/home.api';
import type { Menunggu } from '#contract/home/home.api';
import { institution } from '#contract/institution/institution.api';
import { useAddress } from '#client/kit/address';
import { Boundary } from '#client/kit/boundary';
import { later } from '#client/kit/later';
import { Nothing } from '#client/kit/nothing';
import { Notice } from '#client/kit/notice';
import { Screen } from '#client/kit/screen';
import { useMayAsk } from '#client/kit/session';
import { clock, formatHariTanggal, useNow } from '#client/kit/time';
import { useAhead, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { DayPicker } from '#client/attendance/day-picker';
import { DayTrendFigure } from '#client/attendance/day-trend-figure';
import { useDrill } from '#client/attendance/drill';
import { Figures } from '#client/attendance/figures';
import { Headline } from '#client/attendance/headline';
import { Matrix } from '#client/attendance/matrix';
import { OwingList } from '#client/attendance/owing-list';
import { Proof } from '#client/attendance/proof';
import { OftenAbsent, Quiet, SilentList } from '#client/attendance/silent-list';
import { owingOf, standingOf } from '#client/attendance/standing';
import { stripOf } from '#client/attendance/strip';
import '#client/attendance/attendance.css';
import '#client/attendance/board.css';
import '#client/kit/board.css';
import '#client/attendance/attendance.words';
import '#client/attendance/board.words';

const WhyDrawer = later(async () => (await import('#client/attendance/why-drawer')).WhyDrawer);
const LessonsWhy = later(async () => (await import('#client/attendance/lessons-why')).LessonsWhy);
const RegisterDrawer = later(async () => (await import('#client/attendance/register-drawer')).RegisterDrawer);

/** How what waits for the reader besides is shown. */
type Decisions = (waiting: readonly Menunggu[]) => ReactNode;

/** The principal's board: one day of the school, its children first, moving as teachers mark. */
export function DailyAttendanceScreen({ decisions }: { decisions: Decisions }) {
  const t = useWords('attendance');
  useNow(60_000);
  const today = clock.today();
  const tanggal = useAddress()[0].get('tanggal') ?? today;
  return (
    <div className="board-screen">
      <Screen title={`${t('daily')} · ${formatHariTanggal(tanggal)}`} actions={<><DayPicker tanggal={tanggal} today={today} /><Ways tanggal={tanggal} /></>}>
        <Board key={tanggal} tanggal={tanggal} isToday={tanggal === today} decisions={decisions} />
      </Screen>
    </div>
  );
}

function Ways({ tanggal }: { tanggal: string }) {
  const t = useWords('attendance');
  return (
    <>
      {useMayAsk(audit.attendance) && <Link className="replay-link" to={`/teacher/audit/attendance?tanggal=${tanggal}`}><HistoryOutlined aria-hidden /> {t('replay')}</Link>}
      <button type="button" className="btn board-print" onClick={() => print()}><PrinterOutlined aria-hidden /> {t('print')}</button>
    </>
  );
}

function Board({ tanggal, isToday, decisions }: { tanggal: string; isToday: boolean; decisions: Decisions }) {
  const [t, words] = [useWords('attendance'), useWords('board')];
  useAhead(institution.settings, {});
  useAhead(home.waiting, {});
  const { data: { sesi, libur, tren, murid, pengingat, rapor_terbit } } = useView(attendance.today, { tanggal });
  const { data: settings } = useView(institution.settings, {});
  const { data: waits } = useView(home.waiting, {});
  const waiting = isToday ? waits : [];
  const now = useNow(15_000);
  const strip = useMemo(() => stripOf(sesi), [sesi]);
  const standing = useMemo(() => standingOf(murid), [murid]);
  const owing = useMemo(() => owingOf(settings, sesi.filter((it) => !rapor_terbit.includes(it.id_kelas)), pengingat, now), [settings, sesi, pengingat, rapor_terbit, now]);
  const { drill, open, close } = useDrill();
  const register = sesi.find(({ id_sesi }) => id_sesi === drill.sesi);

  return (
    <>
      {libur && <Notice tone="info" title={t('holiday', { nama: libur })} />}
      {standing.jumlah > 0 && <Headline standing={standing} sesi={sesi} now={now} isToday={isToday} isOwed={owing.length > 0} onWhy={(rincian) => open({ rincian })} />}
      {standing.jumlah > 0 && <section className="panel strip-panel" aria-label={words('strip')}><Figures counts={standing} onWhy={(rincian) => open({ rincian })} /><Proof jumlah={standing.jumlah} strip={strip} onWhy={() => open({ rincian: 'pelajaran' })} /></section>}
      <div className="board">
        <div className="board-main">
          {sesi.length === 0 ? <Nothing className="panel">{t('noLessons')}</Nothing> : <Matrix sesi={sesi} murid={murid} now={now} isToday={isToday} onOpen={(id_sesi) => open({ sesi: id_sesi })} onWhy={(rincian, kelas) => open({ rincian, kelas })} />}
          <DayTrendFigure tren={tren} tanggal={tanggal} strip={strip} />
        </div>
        <Asks tanggal={tanggal} owing={owing} isQuiet={waiting.length === 0 && owing.length === 0 && standing.rekap.Alpa === 0} onAll={() => open({ rincian: 'Alpa' })}>{waiting.length > 0 && decisions(waiting)}</Asks>
      </div>
      {drill.rincian === 'pelajaran' && <LessonsWhy sesi={sesi} now={now} kelas={drill.kelas} onOpen={(id_sesi) => open({ sesi: id_sesi })} onClose={close} />}
      {drill.rincian && drill.rincian !== 'pelajaran' && <WhyDrawer tanggal={tanggal} rincian={drill.rincian} kelas={drill.kelas} murid={murid} onClose={close} />}
      {register && <RegisterDrawer register={register} onClose={close} />}
    </>
  );
}

type AsksProps = { tanggal: string; owing: ReturnType<typeof owingOf>; isQuiet: boolean; onAll: () => void; children: ReactNode };

/** What somebody should do, on a phone before the map. */
function Asks({ tanggal, owing, isQuiet, onAll, children }: AsksProps) {
  const t = useWords('board');
  return (
    <aside className="panel asks" aria-label={t('act')}>
      <h2>{t('act')}</h2>
      {children}
      {isQuiet && <Boundary><Quiet tanggal={tanggal} /></Boundary>}
      <Boundary><SilentList tanggal={tanggal} onAll={onAll} /></Boundary>
      <OwingList owing={owing} tanggal={tanggal} />
      <Boundary><OftenAbsent tanggal={tanggal} /></Boundary>
    </aside>
  );
}
