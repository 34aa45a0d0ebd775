import { DownloadOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { institution } from '#contract/institution/institution.api';
import type { AskOf } from '#contract/kit/endpoint';
import { planning } from '#contract/lesson/planning.api';
import { instantOf } from '#contract/school-year/school-days';
import { minutesOf } from '#contract/timetable/timetable';
import { useAddress } from '#client/kit/address';
import { Boundary } from '#client/kit/boundary';
import { DayInput } from '#client/kit/day-input';
import { later } from '#client/kit/later';
import { csvOf } from '#client/kit/list/csv';
import { Screen } from '#client/kit/screen';
import { clock, formatJam, formatTanggal, useNow } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWide } from '#client/kit/wide';
import { useWords } from '#client/kit/words';
import { PlanningAsks } from '#client/lesson/planning/planning-asks';
import { PlanningChangesSince } from '#client/lesson/planning/planning-changes';
import { PlanningClasses } from '#client/lesson/planning/planning-classes';
import { PlanningCover } from '#client/lesson/planning/planning-cover';
import { useBehind } from '#client/lesson/planning/behind';
import { PlanningHeadline } from '#client/lesson/planning/planning-headline';
import { ratioOf } from '#client/lesson/planning/planning-numbers';
import { PlanningTeachers } from '#client/lesson/planning/planning-teachers';
import '#client/kit/board.css';
import '#client/lesson/planning/planning.css';
import '#client/lesson/planning/planning.words';

const PlanningWhy = later(async () => (await import('#client/lesson/planning/planning-why')).PlanningWhy);
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** The curriculum office sees the plan move: by teacher and week, by competence, by class; now, or as it was. */
export function PlanningMatrixScreen({ beside }: { beside?: ReactNode }) {
  const t = useWords('planning');
  const [params] = useAddress();
  const { data: settings } = useView(institution.settings, {});
  useNow(60_000);
  useWide();
  const wanted = params.get('pada') ?? '';
  const then = LOCAL.test(wanted) && !Number.isNaN(Date.parse(wanted)) ? instantOf(wanted.slice(0, 10), minutesOf(wanted.slice(11)), settings.zona_waktu) : undefined;
  const pada = then && then <= clock.now() ? then.toISOString() : undefined;
  return (
    <div className="board-screen">
      <Screen title={pada ? `${t('title')} · ${t('asAt', { waktu: `${formatTanggal(new Date(pada))} ${formatJam(pada)}` })}` : t('title')} actions={<AsAt wanted={then ? wanted : ''} />}>
        <Board input={pada ? { pada } : { tanggal: clock.today() }} beside={beside} />
      </Screen>
    </div>
  );
}

/** Any day and hour up to now. */
function AsAt({ wanted }: { wanted: string }) {
  const t = useWords('planning');
  const [, setParams] = useAddress();
  return (
    <div className="plan-past">
      <label htmlFor="plan-pada">{t('showAs')}</label>
      <div><DayInput id="plan-pada" hasHour max={`${clock.today()}T23:59`} value={wanted} onChange={({ target }) => setParams(target.value ? { pada: target.value } : {})} /></div>
      {wanted && <button type="button" className="btn" onClick={() => setParams({})}>{t('toNow')}</button>}
    </div>
  );
}

function Board({ input, beside }: { input: AskOf<typeof planning.matrix>; beside: ReactNode }) {
  const t = useWords('planning');
  const { data: papan } = useView(planning.matrix, input);
  const { pada } = input;
  const { behind, open, close } = useBehind();
  const save = () => {
    const rows = papan.guru.map((it) => [it.guru ?? t('unnamed'), it.mapel.join(', '), ...it.minggu.flatMap((week) => [week.direncanakan, week.total_sesi, week.susulan, week.belum_disetujui]), it.semester.direncanakan, it.semester.total_sesi, it.semester.susulan, it.semester.belum_disetujui, Math.round((ratioOf(it.semester) ?? 0) * 10) / 10]);
    const columns = [t('planned'), t('total'), t('late'), t('open')];
    const head = [t('teacher'), '', ...papan.minggu.flatMap(({ minggu_ke }) => columns.map((it) => `${t('week', { minggu: minggu_ke })}: ${it}`)), ...columns.map((it) => `${t('semester')}: ${it}`), '%'];
    const url = URL.createObjectURL(new Blob([csvOf([head, ...rows])], { type: 'text/csv' }));
    Object.assign(document.createElement('a'), { href: url, download: `${t('title')}.csv` }).click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  };
  return (
    <>
      <PlanningHeadline papan={papan} onWhy={open} />
      <div className="board">
        <div className="board-main">
          <PlanningTeachers papan={papan} onWhy={open} actions={<button type="button" className="btn is-small" onClick={save}><DownloadOutlined aria-hidden /> {t('download')}</button>} />
          <Boundary><PlanningCover pada={pada} onWhy={open} /></Boundary>
        </div>
        {pada ? <aside className="panel"><Boundary><PlanningChangesSince sejak={pada} /></Boundary></aside> : <aside className="plan-beside"><Boundary>{beside}</Boundary><PlanningAsks papan={papan} /></aside>}
      </div>
      <Boundary><PlanningClasses pada={pada} onWhy={open} /></Boundary>
      {behind && <PlanningWhy behind={behind} pada={pada} onClose={close} />}
    </>
  );
}
