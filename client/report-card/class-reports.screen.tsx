import { Button, Popconfirm, Segmented } from 'antd';
import { Link } from 'react-router-dom';
import { passingName } from '#contract/curriculum/kbm';
import type { OutputOf } from '#contract/kit/endpoint';
import { isOut, readyToPublish, stepOfVerifier, TIPE_RAPOR, type TipeRapor } from '#contract/report-card/report';
import { reportCard as api } from '#contract/report-card/report-card.api';
import { reportPaper as paper } from '#contract/report-card/report-paper.api';
import '#contract/school-year/school-year.api';
import { useAddress } from '#client/kit/address';
import { ListState } from '#client/kit/list/list-state';
import { formatAngka } from '#client/kit/number';
import { ReferenceSelect } from '#client/kit/resource/reference-select';
import { Screen } from '#client/kit/screen';
import { useMayAsk, useSession } from '#client/kit/session';
import { tellSnack } from '#client/kit/snack';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { ClassPapers, MailTag } from '#client/report-card/class-papers';
import { doneOf, isChanged, isDiffering, isLacking, lackOf } from '#client/report-card/report-said';
import { ReportTag } from '#client/report-card/report-tag';
import { wordsOf } from '#client/report-card/words-given';
import '#client/kit/board.css';
import '#client/report-card/report.css';
import '#client/report-card/reports.words';

type Class = OutputOf<typeof api.homeroom>['data'];
type Row = Class['daftar_murid'][number];
const isKind = (it: string | null): it is TipeRapor => TIPE_RAPOR.includes(it as TipeRapor);

/** The reports of one's own class; to whoever leads the school each class, and those of the one that is chosen. */
export function ClassReportsScreen() {
  const t = useWords('reports');
  const [params, setParams] = useAddress();
  const session = useSession();
  const isLeader = session?.roles.some((it) => it === 'kurikulum' || it === 'kepalaSekolah' || it === 'admin') ?? false;
  const [kelas, asked, tahun] = [params.get('kelas') ?? undefined, params.get('type'), params.get('tahun') ?? undefined];
  const type = isKind(asked) ? asked : 'akhir_semester';
  const put = (name: 'type' | 'tahun', it: string | null) => setParams((now) => {
    const next = new URLSearchParams(now);
    if (it) next.set(name, it);
    else next.delete(name);
    return next;
  });
  const isOverview = isLeader && !kelas && params.get('kelas') === null && params.get('milik') === null;
  return (
    <Screen title={t('title')} {...(isLeader && !isOverview && { back: { to: `/teacher/homeroom/report?type=${type}${tahun ? `&tahun=${tahun}` : ''}`, label: t('classes') } })}
      actions={<Segmented<TipeRapor> aria-label={t('type')} value={type} onChange={(it) => put('type', it)} options={TIPE_RAPOR.map((value) => ({ value, label: t(value) }))} />}>
      {isOverview && <p className="also"><ReferenceSelect of="school-year" aria-label={t('semester')} placeholder={t('activeSemester')} allowClear value={tahun ?? null} onChange={(it) => put('tahun', it)} /></p>}
      {isOverview ? <Classes type={type} tahun={tahun} isOwn={session?.roles.includes('waliKelas') ?? false} /> : <OneClass type={type} id_kelas={kelas} />}
    </Screen>
  );
}

function Classes({ type, tahun, isOwn }: { type: TipeRapor; tahun: string | undefined; isOwn: boolean }) {
  const t = useWords('reports');
  const session = useSession();
  const { data } = useView(api.curriculum, { type, id_tahun_ajaran: tahun });
  const words = wordsOf(session?.roles ?? [], false, type);
  const waiting = (it: (typeof data)[number]) => words.reduce((all, by) => all + it.hitungan[stepOfVerifier(by)[0]], 0);
  const sum = (of: (it: (typeof data)[number]) => number) => data.reduce((all, it) => all + of(it), 0);
  const tunggu = sum(waiting);
  if (!data.length) return <ListState kind="empty" title={t('noClasses')} />;
  const heads = [t('wali'), t('students'), t('draf'), t('diverifikasi_wali'), t('diverifikasi_kurikulum'), t('disahkan_kepsek'), t('published'), t('read')];
  return (
    <>
      <h2 className="say">{t(tunggu ? 'headlineClasses' : 'headlineClassesOut', { terbit: formatAngka(sum((it) => it.hitungan.diterbitkan + it.hitungan.dikirim)), jumlah: formatAngka(sum((it) => it.jumlah_murid)), tunggu: formatAngka(tunggu) })}</h2>
      {isOwn && <p className="also"><Link to={`?milik=1&type=${type}`}>{t('toList')}</Link></p>}
      <section className="scroll-x panel" aria-label={t('classes')} tabIndex={0}>
        <table className="plain-table report-list">
          <thead><tr>{[t('kelas'), ...heads].map((it) => <th key={it} scope="col">{it}</th>)}</tr></thead>
          <tbody>
            {data.map(({ id_kelas_tahun_ajaran, kelas, wali, jumlah_murid, hitungan: it }) => (
              <tr key={id_kelas_tahun_ajaran}>
                <th scope="row"><Link to={`?kelas=${id_kelas_tahun_ajaran}&type=${type}${tahun ? `&tahun=${tahun}` : ''}`}>{kelas}</Link></th>
                {[wali ?? '–', jumlah_murid, it.draf + it.belum_dibuat, it.diverifikasi_wali, it.diverifikasi_kurikulum, it.disahkan_kepsek, it.diterbitkan + it.dikirim, it.dibaca].map((n, i) => <td key={heads[i]} data-head={heads[i]}>{n}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function OneClass({ type, id_kelas }: { type: TipeRapor; id_kelas: string | undefined }) {
  const t = useWords('reports');
  const { data: { kelas, daftar_murid } } = useView(api.homeroom, { type, id_kelas });
  return kelas ? <Reports kelas={kelas} daftar_murid={daftar_murid} type={type} /> : <ListState kind="empty" title={t('noClass')} />;
}

function Reports({ kelas, daftar_murid, type }: { kelas: NonNullable<Class['kelas']>; daftar_murid: readonly Row[]; type: TipeRapor }) {
  const [t, isOwn, mayReopen] = [useWords('reports'), useOwn(kelas, type), useMayAsk(api.reopen)];
  const { data: mails } = useView(paper.mails, { id: kelas.id_kelas_tahun_ajaran, type });
  if (!daftar_murid.length) return <ListState kind="empty" title={t('none')} />;
  const [out, lacking, made] = [daftar_murid.filter((it) => it.status && isOut(it.status)).length, daftar_murid.filter(isLacking).length, daftar_murid.filter((it) => it.status).length];
  const [jumlah, differs] = [formatAngka(daftar_murid.length), daftar_murid.filter(isDiffering).length];
  const said = !made ? t('headlineNone', { jumlah }) : out === daftar_murid.length ? t('headlineDone', { jumlah, dibaca: formatAngka(kelas.hitungan.dibaca) }) : t('headline', { terbit: formatAngka(out), jumlah, perlu: formatAngka(lacking) });
  const heads = [t('status'), t('lacks'), t('mean'), t('below', { batas: passingName(kelas.kumer) }), t('absences'), t('conduct'), t('mail')];
  return (
    <>
      <h2 className="say">{said}</h2>
      <p className="also">{t('ofClass', { kelas: kelas.kelas })} · {kelas.wali ?? '–'} · {kelas.tahun_ajaran} {kelas.semester}</p>
      {differs > 0 && <p className="also"><b>{t('headlineDiffers', { n: formatAngka(differs) })}</b> {t('lackMatchAbout')}</p>}
      <Steps kelas={kelas} rows={daftar_murid} type={type} isOwn={isOwn} />
      <ClassPapers kelas={kelas} made={made} mails={mails} maySend={isOwn} />
      <section className="scroll-x panel" aria-label={t('ofClass', { kelas: kelas.kelas })} tabIndex={0}>
        <table className="plain-table report-list">
          <thead><tr>{[t('nama'), ...heads].map((it) => <th key={it} scope="col">{it}</th>)}</tr></thead>
          <tbody>
            {daftar_murid.map((it) => (
              <tr key={it.id_murid}>
                <th scope="row">{it.status ? <Link to={`/teacher/homeroom/report/${it.id_general_report}`}>{it.nama ?? t('erased')}</Link> : it.nama ?? t('erased')}</th>
                <td data-head={heads[0]}><ReportTag status={it.status} /></td>
                <td data-head={heads[1]}>{it.kurang.length ? <ul className="report-lacks">{it.kurang.map((one) => <li key={one.jenis} title={one.mapel.join(', ')}>{one.id_general_report && mayReopen ? <Link to={`/teacher/homeroom/report/${one.id_general_report}`}>{lackOf(one, t)}</Link> : lackOf(one, t)}</li>)}</ul> : '–'}</td>
                <td data-head={heads[2]}>{it.rata_rata === null ? '–' : formatAngka(it.rata_rata)}{it.rata_rata === null && it.lengkap > 0 && <small className="soft report-part">{t('thereOf', { n: formatAngka(it.lengkap), jumlah: formatAngka(it.dari) })}</small>}</td>
                <td data-head={heads[3]}>{it.lengkap ? it.di_bawah_kkm : '–'}</td>
                <td data-head={heads[4]}>{it.ketidakhadiran.sakit} / {it.ketidakhadiran.izin} / {it.ketidakhadiran.alpa}</td>
                <td data-head={heads[5]}>+{it.total_penghargaan} −{it.total_pelanggaran}</td>
                <td data-head={heads[6]}><MailTag of={mails.find((one) => one.id_general_report === it.id_general_report)} /></td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** Whether it is led by whoever looks at it. */
function useOwn({ id_kelas_tahun_ajaran }: NonNullable<Class['kelas']>, type: TipeRapor) {
  const isHomeroom = useSession()?.roles.includes('waliKelas') ?? false;
  return useView(api.homeroom, { type }).data.kelas?.id_kelas_tahun_ajaran === id_kelas_tahun_ajaran && isHomeroom;
}

/** What can be done for all of a class at once by whoever looks at it, as far as it goes. */
function Steps({ kelas, rows, type, isOwn }: { kelas: NonNullable<Class['kelas']>; rows: readonly Row[]; type: TipeRapor; isOwn: boolean }) {
  const [t, session] = [useWords('reports'), useSession()];
  const [create, verify, publish] = [useAction(api.create), useAction(api.verifyClass), useAction(api.publishClass)];
  const words = wordsOf(session?.roles ?? [], isOwn, type);
  const unmade = rows.filter((it) => !it.status);
  const atStep = words.map((by) => ({ by, n: rows.filter((it) => it.status === stepOfVerifier(by)[0] && !isChanged(it)).length })).filter(({ n }) => n > 0);
  const ready = isOwn || session?.roles.includes('kepalaSekolah') ? rows.filter((it) => it.status === readyToPublish(type) && !isChanged(it)) : [];
  const id = kelas.id_kelas_tahun_ajaran;
  const tell = ({ data }: { data: { hasil: string; berbeda?: string[] | undefined }[] }, of: number) => {
    const [ok, others] = [data.filter((it) => it.hasil === 'ok').length, data.filter((it) => it.berbeda).length];
    tellSnack({ text: doneOf(Math.min(ok, of), Math.max(0, of - ok), t) + (others ? ` ${t('headlineDiffers', { n: formatAngka(others) })}` : '') });
  };
  if (!kelas.isActive) return null;
  return (
    <div className="report-acts">
      {isOwn && unmade.length > 0 && <Button type="primary" loading={create.pending} onClick={() => void create.run({ listStudents: unmade.map((it) => it.id_murid), type }).then((it) => tell(it, unmade.length)).catch(() => undefined)}>{t('create', { n: formatAngka(unmade.length) })}</Button>}
      {atStep.map(({ by, n }) => <Button key={by} loading={verify.pending} onClick={() => void verify.run({ id, type, by }).then((it) => tell(it, n)).catch(() => undefined)}>{words.length > 1 ? t('verifyAllAs', { sebagai: t(by) }) : t('verifyAll')}</Button>)}
      {ready.length > 0 && (
        <Popconfirm title={t('publishAsk')} okText={t('publish')} cancelText={t('cancel')} onConfirm={() => publish.run({ id, type }).then((it) => tell(it, ready.length)).catch(() => undefined)}>
          <Button type="primary" loading={publish.pending}>{t('publishAll')}</Button>
        </Popconfirm>
      )}
    </div>
  );
}
