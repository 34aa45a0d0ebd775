import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MapelRapor } from '#contract/report-card/report';
import { reportCard as api } from '#contract/report-card/report-card.api';
import { useAddress } from '#client/kit/address';
import { Boundary } from '#client/kit/boundary';
import { ListState } from '#client/kit/list/list-state';
import { Screen } from '#client/kit/screen';
import { useSession } from '#client/kit/session';
import { formatTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { ReportPaper } from '#client/report-card/report-paper';
import { ReportSheet } from '#client/report-card/report-sheet';
import { ReportWhy } from '#client/report-card/report-why';
import '#client/report-card/report.css';
import '#client/report-card/reports.words';

const toAll = (label: string) => ({ to: '/student/report', label });

/** A student's published reports, and the one that is open. */
export function OwnReportsScreen() {
  const t = useWords('reports');
  const [params] = useAddress();
  const open = params.get('rapor');
  return open ? <Boundary key={open}><Opened id={open} /></Boundary> : <Screen title={t('mine')}><p className="soft">{t('mineAbout')}</p><All /></Screen>;
}

function All() {
  const t = useWords('reports');
  const { data } = useView(api.ofStudent, { id: useSession()?.user.id ?? '' });
  if (!data.length) return <ListState kind="empty" title={t('noneMine')}>{t('noneMineAbout')}</ListState>;
  return (
    <ul className="report-mine">
      {data.map((it) => (
        <li key={it.id_general_report} className="panel">
          <h2><Link to={`?rapor=${it.id_general_report}`}>{t(it.type)} {it.semester} {it.tahun_ajaran}</Link></h2>
          <p className="soft">{it.kelas}{it.diterbitkan && <> · {formatTanggal(it.diterbitkan)}</>}</p>
          <Link className="btn" to={`?rapor=${it.id_general_report}`}>{t('openMine')}</Link>
        </li>
      ))}
    </ul>
  );
}

/** What is being put right is not there until its new version is out. */
function Opened({ id }: { id: string }) {
  const t = useWords('reports');
  const out = useView(api.ofStudent, { id: useSession()?.user.id ?? '' }).data.find((it) => it.id_general_report === id);
  if (out) return <Boundary key={out.versi}><One id={id} /></Boundary>;
  return <Screen title={t('mine')} back={toAll(t('mine'))}><ListState kind="empty" title={t('notOut')}>{t('notOutAbout')}</ListState></Screen>;
}

function One({ id }: { id: string }) {
  const t = useWords('reports');
  const { data } = useView(api.content, { id });
  const [why, setWhy] = useState<MapelRapor>();
  const { type, semester, tahun_ajaran } = data.isi;
  return (
    <Screen title={`${t(type)} ${semester} ${tahun_ajaran}`} back={toAll(t('mine'))}>
      <div className="report-acts"><ReportPaper id={id} isHeld={!data.boleh.unduh} /></div>
      <ReportSheet isi={data.isi} onWhy={setWhy} />
      {why && <ReportWhy id={id} type={type} of={why} nama={data.nama} onClose={() => setWhy(undefined)} />}
    </Screen>
  );
}
