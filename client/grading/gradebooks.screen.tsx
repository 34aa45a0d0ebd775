import { LockFilled } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { isOne, OVERSEERS, type Role } from '#contract/identity/identity';
import { type BukuNilai, gradebook, SEBAGAI } from '#contract/grading/gradebook.api';
import '#contract/school-year/school-year.api';
import { useAddress } from '#client/kit/address';
import { Boundary } from '#client/kit/boundary';
import { ListState } from '#client/kit/list/list-state';
import { formatAngka } from '#client/kit/number';
import { ReferenceSelect } from '#client/kit/resource/reference-select';
import { Screen } from '#client/kit/screen';
import { useSession } from '#client/kit/session';
import { StatusTag } from '#client/kit/status-tag';
import { formatHariTanggal, formatJam } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { type Translate, useWords } from '#client/kit/words';
import '#client/grading/book/gradebook.css';
import '#client/grading/book/gradebook.words';

type Part = (typeof SEBAGAI)[number];
const partsFor = (roles: readonly Role[]): Part[] => SEBAGAI.filter((it) => (it === 'pimpinan' ? isOne(OVERSEERS, { roles }) : roles.includes(it === 'guru' ? 'guruMapel' : 'waliKelas')));

/** The gradebooks of what somebody teaches, of the class that they lead, or of all for who leads the school. */
export function GradebooksScreen() {
  const t = useWords('gradebook');
  const parts = partsFor(useSession()?.roles ?? []);
  const [params, setParams] = useAddress();
  const part = parts.find((it) => it === params.get('sebagai')) ?? parts[0];
  const tahun = params.get('tahun') ?? undefined;
  return (
    <Screen title={t('title')}>
      {parts.length > 1 && <div className="book-bar" role="group" aria-label={t('whose')}>{parts.map((it) => <button key={it} type="button" className="btn is-small" aria-pressed={it === part} onClick={() => setParams({ sebagai: it, ...(tahun && { tahun }) }, { replace: true })}>{t(`sebagai.${it}`)}</button>)}</div>}
      <p className="book-bar"><ReferenceSelect of="school-year" aria-label={t('semester')} placeholder={t('activeSemester')} allowClear value={tahun ?? null} onChange={(it) => setParams({ ...(part && { sebagai: part }), ...(it && { tahun: it }) }, { replace: true })} /></p>
      <Boundary key={`${part} ${tahun}`}><Gradebooks sebagai={part} id_tahun_ajaran={tahun} /></Boundary>
    </Screen>
  );
}

const isFull = ({ terisi, dari }: BukuNilai) => dari > 0 && terisi === dari;
const MOST_NAMED = 3;
const PARTS = ['all', 'open', 'asked'] as const;

/** What is true of all of them, and may be read aloud: how many are complete, and which are not handed over. */
function sentenceOf(all: readonly BukuNilai[], t: Translate<'gradebook'>) {
  const open = all.filter(({ terkunci }) => !terkunci);
  const named = open.slice(0, MOST_NAMED).map(({ kelas, mapel }) => `${kelas} ${mapel}`).join(', ');
  const locked = open.length === 0 ? t('saidAllLocked') : open.length > MOST_NAMED ? t('saidMoreOpen', { nama: named, count: open.length - MOST_NAMED }) : t('saidOpen', { nama: named });
  return `${t('said', { lengkap: formatAngka(all.filter(isFull).length), jumlah: formatAngka(all.length) })} ${locked}`;
}

function Gradebooks({ sebagai, id_tahun_ajaran }: { sebagai: Part | undefined; id_tahun_ajaran: string | undefined }) {
  const t = useWords('gradebook');
  const { data } = useView(gradebook.tab, { ...(sebagai && { sebagai }), ...(id_tahun_ajaran && { id_tahun_ajaran }) });
  const [params, setParams] = useAddress();
  const part = PARTS.find((it) => it === params.get('bagian')) ?? 'all';
  const setPart = (it: (typeof PARTS)[number]) => setParams((now) => { const next = new URLSearchParams(now); next.set('bagian', it); return next; }, { replace: true });
  if (!data.length) return <ListState kind="empty" title={t('none')}>{t('noneAbout')}</ListState>;
  const shown = data.filter((it) => part === 'all' || (part === 'open' ? !it.terkunci : it.buka_diminta !== null));
  const asked = data.filter((it) => it.buka_diminta !== null).length;
  return (
    <>
      <p className="book-headline">{sentenceOf(data, t)}</p>
      <div className="book-bar" role="group" aria-label={t('show')}>
        {PARTS.filter((it) => it !== 'asked' || asked > 0 || part === 'asked').map((it) => <button key={it} type="button" className="btn is-small" aria-pressed={part === it} onClick={() => setPart(it)}>{t(`part.${it}`)} {it === 'asked' && formatAngka(asked)}</button>)}
      </div>
      {shown.length === 0 ? <ListState kind="nothing" title={t('nothingOpen')} /> : (
        <table className="plain-table book-table">
          <thead><tr>{[t('book'), t('filled'), t('mean'), t('standing'), t('changed')].map((it) => <th key={it} scope="col">{it}</th>)}</tr></thead>
          <tbody>{shown.map((it) => <Line key={it.id_buku_nilai} of={it} />)}</tbody>
        </table>
      )}
    </>
  );
}

const HUNDRED = 100;
function Line({ of }: { of: BukuNilai }) {
  const t = useWords('gradebook');
  const { id_mata_pelajaran, id_kelas_tahun_ajaran, mapel, kelas, guru, kumer, terisi, dari, rata_rata, terkunci, terkunci_pada, buka_diminta, diubah, jumlah_kolom, jumlah_murid } = of;
  return (
    <tr data-row-key={of.id_buku_nilai}>
      <th scope="row"><Link to={`/teacher/reports/${id_mata_pelajaran}/${id_kelas_tahun_ajaran}/detail`}>{kelas} · {mapel}</Link><small className="soft">{guru ?? t('noTeacher')} · {t(kumer ? 'merdeka' : 'k13')} · {t('sizeOf', { kolom: formatAngka(jumlah_kolom), murid: formatAngka(jumlah_murid) })}</small></th>
      <td data-head={t('filled')}>{dari ? <span><progress aria-label={t('filled')} max={HUNDRED} value={Math.floor((terisi * HUNDRED) / dari)} /> {t('share', { terisi: formatAngka(terisi), dari: formatAngka(dari) })}</span> : t('noColumns')}</td>
      <td data-head={t('mean')} className="n">{rata_rata === null ? '–' : formatAngka(rata_rata)}</td>
      <td data-head={t('standing')}>{buka_diminta !== null ? <StatusTag tone="info">{t('asked')}</StatusTag> : terkunci ? <StatusTag tone="calm" icon={<LockFilled />}>{t('locked')}</StatusTag> : isFull(of) ? <StatusTag tone="good">{t('full')}</StatusTag> : <StatusTag tone="line">{t('open')}</StatusTag>}</td>
      <td data-head={t('changed')}>{diubah ? whenOf(terkunci ? (terkunci_pada ?? diubah) : diubah) : '–'}</td>
    </tr>
  );
}
const whenOf = (at: string) => `${formatHariTanggal(new Date(at))}, ${formatJam(at)}`;
