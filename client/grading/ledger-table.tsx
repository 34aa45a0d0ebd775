import { CheckCircleOutlined, ExclamationCircleFilled, LockFilled } from '@ant-design/icons';
import { passingName } from '#contract/curriculum/kbm';
import { ASPEK_SIKAP } from '#contract/grading/gradebook';
import type { BarisLeger, LajurLeger, Leger, SelLeger } from '#contract/grading/ledger.api';
import { dashed, twoDecimals } from '#client/grading/grade-said';
import type { ExplainedAttitude } from '#client/grading/attitude-why';
import type { Explained } from '#client/grading/why';
import { formatAngka } from '#client/kit/number';
import { type Translate, useWords } from '#client/kit/words';

type Props = { leger: Leger; onWhy: (it: Explained) => void; onRank: (id_murid: string) => void; onColumn: (it: LajurLeger) => void; onAttitude: (it: ExplainedAttitude) => void; /** Where days away come from, for whoever may see that. */ onDays: ((id_murid: string) => void) | undefined };
const SHORT = { pengetahuan: 'Peng', keterampilan: 'Ket', akhir: null } as const;

/** Subject by student; any figure says where it comes from. */
export function LedgerTable({ leger, onWhy, onRank, onColumn, onAttitude, onDays }: Props) {
  const t = useWords('ledger');
  const { lajur, murid, kumer, kelas } = leger;
  return (
    <div className="panel ledger-panel">
      <div className="scroll-x" role="region" aria-label={t('of', { kelas })} tabIndex={0}>
        <table className={kumer ? 'ledger' : 'ledger is-double'}>
          <thead>
            <tr>
              <th scope="col" className="is-no">{t('no')}</th><th scope="col" className="is-name">{t('nama')}</th>
              {lajur.map((it) => <Head key={keyOf(it)} it={it} />)}
              {sums(t, kumer).map(([name, full], i) => <th key={full} scope="col" title={full} className={heldAt(i, kumer)}>{name}</th>)}
              {(['sakit', 'izin', 'alpa'] as const).map((it) => <th key={it} scope="col" title={`${t(it)}: ${t('away')}`}>{t(it).charAt(0)}</th>)}
            </tr>
          </thead>
          <tbody>{murid.map((it, i) => <Line key={it.id_murid} it={it} n={i + 1} leger={leger} onWhy={onWhy} onRank={() => onRank(it.id_murid)} onAttitude={onAttitude} onDays={onDays && (() => onDays(it.id_murid))} />)}</tbody>
          <Foot leger={leger} onColumn={onColumn} />
        </table>
      </div>
      <p className="ledger-legend">
        <span><i className="ledger-fill">{t('fill')}</i> {t('fillAbout')}</span><span><i className="is-low">74</i> {t('belowAbout', { batas: passingName(kumer) })}</span><span><i className="is-part">80</i> {t('partAbout')}</span><span><LockFilled aria-hidden /> {t('lockedTag')}</span>
      </p>
    </div>
  );
}

/** The place of the rank among the sums. */
const ranksAt = (kumer: boolean) => (kumer ? 2 : 3);
/** What the class is ranked by stays in sight, whatever subjects are scrolled to: the rank outermost. */
const heldAt = (i: number, kumer: boolean) => (i > ranksAt(kumer) ? undefined : `is-held is-held-${ranksAt(kumer) - i}`);
const keyOf = (it: LajurLeger) => `${it.id_mata_pelajaran} ${it.jenis}`;
const sums = (t: Translate<'ledger'>, kumer: boolean): [string, string][] => (kumer
  ? [[t('jumlah'), t('jumlah')], [t('rata'), t('rata')], [t('peringkat'), t('peringkatFull')]]
  : [[t('jumlah'), t('jumlah')], [t('rataPeng'), `${t('rata')} ${t('pengetahuan')}`], [t('rataKet'), `${t('rata')} ${t('keterampilan')}`], [t('peringkat'), t('peringkatFull')], [t('spr'), t('sikap.spiritual')], [t('sos'), t('sikap.sosial')]]);

function Head({ it: { kode, mapel, jenis, terkunci, belum, guru } }: { it: LajurLeger }) {
  const t = useWords('ledger');
  const [Icon, state] = terkunci ? [LockFilled, 'lockedTag' as const] : belum === 0 ? [CheckCircleOutlined, 'whole' as const] : [ExclamationCircleFilled, 'open' as const];
  const short = SHORT[jenis];
  return (
    <th scope="col" title={[mapel, jenis !== 'akhir' && t(jenis), ...guru.map((one) => one.nama)].filter(Boolean).join(' · ')}>
      <span className={`ledger-state is-${state}`}><Icon aria-hidden /> <small>{t(state)}</small></span>
      <b>{kode}</b>{short && <small>{t(short)}</small>}
    </th>
  );
}

function Line({ it, n, leger: { lajur, kumer, id_kelas_tahun_ajaran }, onWhy, onRank, onAttitude, onDays }: { it: BarisLeger; n: number; leger: Leger; onWhy: Props['onWhy']; onRank: () => void; onAttitude: Props['onAttitude']; onDays: (() => void) | undefined }) {
  const t = useWords('ledger');
  const nama = it.nama ?? t('student');
  const why = ({ id_mata_pelajaran, mapel, jenis }: LajurLeger) => onWhy({ id_kelas: id_kelas_tahun_ajaran, id_mata_pelajaran, id_murid: it.id_murid, nama, mapel, jenis });
  const ranked = <button type="button" className="ledger-cell" aria-label={t('rankOf', { nama, peringkat: dashed(it.peringkat) })} onClick={onRank}>{dashed(it.peringkat)}</button>;
  const said = t('thereOf', { n: formatAngka(it.lengkap), jumlah: formatAngka(it.dari) });
  const opened = (value: string, name: string, onOpen = onRank) => <button type="button" className="ledger-cell" aria-label={t('sumOf', { nama, bagian: name, nilai: value })} onClick={onOpen}>{value}</button>;
  const sum = it.jumlah === null && it.lengkap > 0 ? <span title={said}>– <small><span aria-hidden>{it.lengkap}/{it.dari}</span><span className="visually-hidden">{said}</span></small></span> : opened(dashed(it.jumlah), t('jumlah'));
  const names = sums(t, kumer).map(([, full]) => full);
  const means = (kumer ? [it.rata_rata] : [it.rata_pengetahuan, it.rata_keterampilan]).map((mean, i) => opened(twoDecimals(mean), names[i + 1] ?? ''));
  const ends = [sum, ...means, ranked, ...(kumer ? [] : ASPEK_SIKAP.map((aspek) => { const letter = it[`sikap_${aspek}`]; return letter ? opened(letter, t(`sikap.${aspek}`), () => onAttitude({ id_kelas: id_kelas_tahun_ajaran, id_murid: it.id_murid, nama, aspek })) : '–'; }))];
  return (
    <tr data-row-key={it.id_murid}>
      <td className="is-no">{n}</td><th scope="row" className="is-name">{nama}</th>
      {lajur.map((column, i) => <Cell key={keyOf(column)} sel={it.sel[i]!} column={column} nama={nama} onWhy={() => why(column)} />)}
      {ends.map((value, i) => <td key={names[i]} className={`${i === ranksAt(kumer) ? 'is-rank' : 'is-sum'} ${heldAt(i, kumer) ?? ''}`}>{value}</td>)}
      {(['sakit', 'izin', 'alpa'] as const).map((name) => <td key={name} className="is-away">{it[name] === 0 ? '·' : onDays ? opened(formatAngka(it[name]), t(name), onDays) : it[name]}</td>)}
    </tr>
  );
}

function Cell({ sel: { nilai, predikat, tuntas, kurang }, column, nama, onWhy }: { sel: SelLeger; column: LajurLeger; nama: string; onWhy: () => void }) {
  const t = useWords('ledger');
  const shown = nilai === null ? t('fill') : formatAngka(nilai);
  const letter = column.jenis === 'akhir' ? null : predikat;
  const said = t('cellOf', { nama, mapel: column.mapel, jenis: t(column.jenis), nilai: letter ? `${shown} ${letter}` : nilai === null ? `${shown}, ${t('noGrade')}` : shown });
  const look = nilai === null ? 'ledger-fill' : [tuntas === false && 'is-low', kurang.length > 0 && 'is-part'].filter(Boolean).join(' ');
  return <td className={tuntas === false ? 'is-low' : undefined}><button type="button" className={`ledger-cell ${look}`} aria-label={said} title={kurang.join(', ')} onClick={onWhy}>{shown}{letter && <> <small>{letter}</small></>}</button></td>;
}

function Foot({ leger: { lajur, kumer }, onColumn }: Pick<Props, 'leger' | 'onColumn'>) {
  const t = useWords('ledger');
  const rows: [string, (it: LajurLeger) => string][] = [
    [t('mean'), (it) => twoDecimals(it.rata_rata)], [t('highest'), (it) => dashed(it.tertinggi)], [t('lowest'), (it) => dashed(it.terendah)], [t('belowRow', { batas: passingName(kumer) }), (it) => (it.di_bawah_kkm ? formatAngka(it.di_bawah_kkm) : '·')],
  ];
  return <tfoot>{rows.map(([name, of]) => <tr key={name}><td className="is-no" /><th scope="row" className="is-name">{name}</th>{lajur.map((it) => <td key={keyOf(it)}><button type="button" className="ledger-cell" aria-label={t('cellOf', { nama: name, mapel: it.mapel, jenis: t(it.jenis), nilai: of(it) })} onClick={() => onColumn(it)}>{of(it)}</button></td>)}{sums(t, kumer).map(([, full], i) => <td key={full} className={heldAt(i, kumer)} />)}<td colSpan={3} /></tr>)}</tfoot>;
}
