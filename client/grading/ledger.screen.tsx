import { FileExcelOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { passingName } from '#contract/curriculum/kbm';
import { gradeAudit } from '#contract/audit/grade-audit.api';
import { classroom } from '#contract/classroom/classroom.api';
import { type LajurLeger, ledger, type Leger } from '#contract/grading/ledger.api';
import { isSummed } from '#contract/grading/ranking';
import { homeroom } from '#contract/homeroom/homeroom.api';
import { LedgerTable } from '#client/grading/ledger-table';
import type { ExplainedAttitude } from '#client/grading/attitude-why';
import type { Explained } from '#client/grading/why';
import { useAddress } from '#client/kit/address';
import type { ApiError } from '#client/kit/api';
import { later } from '#client/kit/later';
import { ListState } from '#client/kit/list/list-state';
import { formatAngka } from '#client/kit/number';
import { useProblemText } from '#client/kit/problem';
import { saveFile } from '#client/kit/save-file';
import { Screen } from '#client/kit/screen';
import { useSession } from '#client/kit/session';
import { useTelling } from '#client/kit/telling';
import { useView } from '#client/kit/view';
import { useWide } from '#client/kit/wide';
import { useWords } from '#client/kit/words';
import '#client/kit/board.css';
import '#client/grading/ledger.css';
import '#client/grading/ledger.words';

const GradeWhy = later(async () => (await import('#client/grading/why')).GradeWhy);
const RankWhy = later(async () => (await import('#client/grading/rank-why')).RankWhy);
const AttitudeWhy = later(async () => (await import('#client/grading/attitude-why')).AttitudeWhy);
const ColumnWhy = later(async () => (await import('#client/grading/column-why')).ColumnWhy);
const DaysWhy = later(async () => (await import('#client/attendance/presence-why-days')).DaysWhy);
const MOST_NAMES = 4;

/** The ledger of the class that a homeroom teacher leads. */
export function HomeroomLedgerScreen() {
  const t = useWords('ledger');
  return <div className="board-screen"><Screen title={t('title')}><Own /></Screen></div>;
}

function Own() {
  const t = useWords('ledger');
  const { data } = useView(homeroom.classOf, { id: useSession()?.user.id ?? '' });
  return data ? <Board id_kelas={data.id_kelas_tahun_ajaran} /> : <ListState kind="empty" title={t('noHomeroom')} />;
}

/** The ledger of any class, for whoever leads the school. */
export function ClassLedgerScreen() {
  const [t, { id_kelas }, go] = [useWords('ledger'), useParams(), useNavigate()];
  return <div className="board-screen"><Screen title={t('title')}><Chosen named={id_kelas} onChoose={(it) => void go(`/teacher/curriculum/ledger/${it}`)} board={Board} /></Screen></div>;
}

/** The same for an auditor, whose look is noted. */
export function AuditedLedgerScreen() {
  const [t, [params, setParams]] = [useWords('ledger'), useAddress()];
  return <div className="board-screen"><Screen title={t('title')}><Chosen named={params.get('kelas')} onChoose={(kelas) => setParams({ kelas })} board={AuditedBoard} /></Screen></div>;
}

type Choice = { /** The class that the address names. */ named: string | null | undefined; onChoose: (id_kelas: string) => void; board: ComponentType<{ id_kelas: string }> };
function Chosen({ named, onChoose, board: Shown }: Choice) {
  const t = useWords('ledger');
  const classes = useView(classroom.byLevel, {}).data.flatMap((it) => it.kelas);
  const chosen = named ?? classes[0]?.id_kelas;
  if (!chosen) return <ListState kind="empty" title={t('noClasses')} />;
  return (
    <>
      <p className="ledger-choose"><span id="ledger-class">{t('choose')}</span> <Select aria-labelledby="ledger-class" value={classes.find((it) => it.id_kelas === chosen || it.id_kelas_tahun_ajaran === chosen)?.id_kelas ?? chosen} options={classes.map((it) => ({ value: it.id_kelas, label: it.kelas }))} onChange={onChoose} /></p>
      <Shown id_kelas={chosen} />
    </>
  );
}

function Board({ id_kelas }: { id_kelas: string }) {
  const { data: leger } = useView(ledger.ofClass, { id_kelas });
  const [[explained, explain], [attitude, explainAttitude]] = [useState<Explained>(), useState<ExplainedAttitude>()];
  return (
    <>
      <Sheet leger={leger} tools={<Take id_kelas={id_kelas} />} onWhy={explain} onAttitude={explainAttitude} isLinked />
      {explained && <GradeWhy of={explained} onClose={() => explain(undefined)} />}
      {attitude && <AttitudeWhy of={attitude} onClose={() => explainAttitude(undefined)} />}
    </>
  );
}

/** A grade leads to the gradebook that it is made of, event by event, an attitude to what was written of its student. */
function AuditedBoard({ id_kelas }: { id_kelas: string }) {
  const [{ data: leger }, go] = [useView(gradeAudit.ledger, { id_kelas }), useNavigate()];
  return <Sheet leger={leger} onWhy={(it) => void go(`/teacher/audit/grades/replay/${it.id_kelas}/${it.id_mata_pelajaran}`)} onAttitude={(it) => void go(`/teacher/audit/grades?${new URLSearchParams({ id_kelas: leger.id_kelas, id_murid: it.id_murid })}`)} />;
}

type Sheet = { leger: Leger; tools?: ReactNode; onWhy: (it: Explained) => void; onAttitude: (it: ExplainedAttitude) => void; /** Whether reports and registers may be opened. */ isLinked?: boolean };
function Sheet({ leger, tools, onWhy, onAttitude, isLinked = false }: Sheet) {
  const t = useWords('ledger');
  const [[ranked, rank], [away, askDays]] = [useState<string>(), useState<string>()];
  const [column, open] = useState<Pick<LajurLeger, 'id_mata_pelajaran' | 'jenis'>>();
  const inColumn = leger.lajur.find((it) => it.id_mata_pelajaran === column?.id_mata_pelajaran && it.jenis === column.jenis);
  const [inRank, isAway] = [ranked, away].map((id) => leger.murid.find((it) => it.id_murid === id));
  useWide();
  if (!leger.lajur.length || !leger.murid.length) return <ListState kind="empty" title={leger.lajur.length ? t('noStudents') : t('empty')} />;
  return (
    <>
      <Headline leger={leger} tools={tools} />
      <LedgerTable leger={leger} onWhy={onWhy} onRank={rank} onColumn={open} onAttitude={onAttitude} onDays={isLinked ? askDays : undefined} />
      <Differing leger={leger} isLinked={isLinked} />
      <Awaited leger={leger} />
      {inRank && <RankWhy leger={leger} of={inRank} onWhy={onWhy} onClose={() => rank(undefined)} />}
      {isAway && <DaysWhy of={{ id_murid: isAway.id_murid, nama: isAway.nama ?? t('student'), dates: `${leger.tanggal_awal},${leger.sampai}` }} onClose={() => askDays(undefined)} />}
      {inColumn && <ColumnWhy leger={leger} of={inColumn} onWhy={onWhy} onClose={() => open(undefined)} />}
    </>
  );
}

function Headline({ leger, tools }: Pick<Sheet, 'leger' | 'tools'>) {
  const t = useWords('ledger');
  const { kelas, semester, tahun_ajaran, lengkap, dari, di_bawah_kkm, murid_di_bawah_kkm, kumer, lajur, murid } = leger;
  const subjects = [...new Map(lajur.map((it) => [it.id_mata_pelajaran, it])).values()];
  const [locked, notBegun] = [subjects.filter((it) => it.terkunci).length, subjects.filter((it) => lajur.every((one) => one.id_mata_pelajaran !== it.id_mata_pelajaran || !isSummed(one, murid.length)))];
  const [numbers, batas] = [{ lengkap: formatAngka(lengkap), dari: formatAngka(dari) }, passingName(kumer)];
  return (
    <header className="ledger-head">
      <div className="ledger-bar"><span className="soft">{t('of', { kelas })} · {t('eyebrow', { semester, tahun: tahun_ajaran })}</span>{tools}</div>
      <h2 className="say">{lengkap === 0 ? t('headlineNone', { kelas }) : dari > lengkap ? t('headlineHeld', { ...numbers, count: dari - lengkap, kelas }) : t('headline', numbers)}</h2>
      <p className="also">{t('locked', { n: locked, jumlah: subjects.length })} {di_bawah_kkm ? t('below', { count: di_bawah_kkm, batas, murid: murid_di_bawah_kkm }) : t('belowNone', { batas })}{notBegun.length > 0 && lengkap > 0 && ` ${t('notBegun', { mapel: notBegun.map((it) => it.mapel).join(', ') })}`}</p>
    </header>
  );
}

function Take({ id_kelas }: { id_kelas: string }) {
  const [t, telling, textOf] = [useWords('ledger'), useTelling(), useProblemText()];
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    await saveFile({ ...ledger.take, path: `${ledger.take.path}?${new URLSearchParams({ id_kelas })}` }).catch((error: ApiError) => telling.error({ title: t('failed'), description: textOf(error) }));
    setBusy(false);
  };
  return (
    <span className="ledger-take">
      <Button size="small" icon={<FileExcelOutlined aria-hidden />} loading={isBusy} onClick={() => void take()}>{t('download')}</Button>
      <Button size="small" icon={<PrinterOutlined aria-hidden />} onClick={() => print()}>{t('print')}</Button>
    </span>
  );
}

/** Whose report is out with other numbers than these, and of which subjects. */
function Differing({ leger: { murid }, isLinked }: { leger: Leger; isLinked: boolean }) {
  const t = useWords('ledger');
  const differs = murid.flatMap((it) => (it.berbeda ? [{ ...it, ...it.berbeda }] : []));
  if (!differs.length) return null;
  return (
    <section className="ledger-awaited" aria-labelledby="ledger-differing">
      <h3 id="ledger-differing">{t('differing', { count: differs.length })}</h3>
      <ul>{differs.map(({ id_murid, nama, id_general_report, mapel }) => <li key={id_murid} className="panel">{isLinked ? <Link to={`/teacher/homeroom/report/${id_general_report}`}>{nama ?? t('student')}</Link> : nama ?? t('student')} {mapel.join(', ')}</li>)}</ul>
    </section>
  );
}

/** By subject, who of the class has no grade yet and who gives it; subjects that nobody has one of are told above. */
function Awaited({ leger: { lajur, murid } }: { leger: Leger }) {
  const t = useWords('ledger');
  const open = lajur.map((it, i) => ({ ...it, who: murid.filter((one) => one.sel[i]?.nilai === null) })).filter((it) => it.who.length > 0 && it.who.length < murid.length);
  const count = open.reduce((sum, it) => sum + it.who.length, 0);
  if (!count) return null;
  return (
    <section className="ledger-awaited" aria-labelledby="ledger-awaited">
      <h3 id="ledger-awaited">{t('waited', { count })}</h3>
      <ul>{open.map(({ id_mata_pelajaran, jenis, mapel, guru, who }) => (
        <li key={`${id_mata_pelajaran} ${jenis}`} className="panel">
          <b>{mapel}{jenis !== 'akhir' && ` · ${t(jenis)}`}</b> {who.slice(0, MOST_NAMES).map((it) => it.nama ?? t('student')).join(', ')}{who.length > MOST_NAMES && ` ${t('andMore', { count: who.length - MOST_NAMES })}`}
          <small>{guru.map((it) => it.nama ?? t('somebody')).join(', ')}</small>
        </li>
      ))}</ul>
    </section>
  );
}
