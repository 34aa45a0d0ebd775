import { PrinterOutlined } from '@ant-design/icons';
import { useParams } from 'react-router-dom';
import type { Jawaban } from '#contract/exam/attempt';
import { marking } from '#contract/exam/marking.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { keyOf } from '#client/exam/marking/key-of';
import { formatAngka } from '#client/kit/number';
import { Screen } from '#client/kit/screen';
import { StatusTag, type Tone } from '#client/kit/status-tag';
import { formatHariTanggal, formatJam } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { type Translate, useWords } from '#client/kit/words';
import { RichText } from '#client/kit/rich/rich-text';
import '#client/exam/exam-kinds.words';
import '#client/exam/marking/marking.css';
import '#client/exam/marking/marking.words';
import '#client/exam/marking/sheet.css';

type Sheet = OutputOf<typeof marking.sheet>['data'];
type Soal = Sheet['soal'][number];

/** One student's exam sheet: what they were asked, in their order, what they answered, and what it gave. */
export function SheetScreen() {
  const t = useWords('marking');
  const { id = '', id_murid = '' } = useParams();
  const print = <button type="button" className="btn" onClick={() => window.print()}><PrinterOutlined aria-hidden /> {t('print')}</button>;
  return <Screen title={t('sheet')} back={{ to: `/teacher/cbt/result/${id}`, label: t('sheetBack') }} actions={print}><OneSheet id_cbt={id} id_murid={id_murid} /></Screen>;
}

function OneSheet({ id_cbt, id_murid }: { id_cbt: string; id_murid: string }) {
  const [t, k] = [useWords('marking'), useWords('examKinds')];
  const { data } = useView(marking.sheet, { id_cbt, id_murid });
  const { nama, nis, kelas, judul, tipe, mapel, guru, mulai, selesai, nilai, sementara, soal } = data;
  const known = [[t('nis'), nis], [t('kelas'), kelas], [t('mapel'), mapel], [t('guru'), guru], [t('began'), mulai && formatJam(mulai)], [t('ended'), selesai && formatJam(selesai)]] as const;
  return (
    <article className="exam-sheet panel" aria-label={`${t('sheet')}: ${nama ?? t('erased')}`}>
      <header>
        <div><p className="soft">{k(tipe)} · {judul} · {formatHariTanggal(new Date(data.tanggal))}</p><h2>{nama ?? t('erased')}</h2><ul className="record-facts">{known.filter(([, it]) => it).map(([label, it]) => <li key={label}>{label} <b>{it}</b></li>)}</ul></div>
        {(nilai ?? sementara) !== null && <p className="sheet-mark"><small>{t(nilai === null ? 'interim' : 'nilai')}</small><b>{formatAngka(nilai ?? sementara ?? 0)}</b></p>}
      </header>
      {soal.length === 0 && <p>{t('notSat')}</p>}
      <ol className="sheet-questions">{soal.map((it) => <One key={it.id_soal} soal={it} />)}</ol>
    </article>
  );
}

function One({ soal }: { soal: Soal }) {
  const t = useWords('marking');
  const { nomor, nomor_ujian, bobot, skor, koreksi, ragu, catatan, skor_esai, skor_maksimal, tipe } = soal;
  const isOut = koreksi?.cara === 'hapus';
  const [tone, said]: [Tone, string] = isOut ? ['calm', t('removedQuestion')] : skor === null ? ['warn', t('notRead')] : skor >= bobot ? ['good', t('allRight')] : skor > 0 ? ['info', t('partly')] : ['bad', t('notRight')];
  return (
    <li className="sheet-question">
      <div className="sheet-number"><b>{nomor}</b>{nomor_ujian !== nomor && <small>{t('inExam', { nomor: nomor_ujian })}</small>}</div>
      <div className="sheet-body">
        <RichText html={soal.pertanyaan} />
        <Answer soal={soal} />
        {catatan && <p className="sheet-remark"><b>{t('remarkSaid')}:</b> {catatan}</p>}
        {koreksi && <p className="soft">{t('corrected')}: {t(`put_${koreksi.cara}`)} ({koreksi.alasan})</p>}
      </div>
      <div className="sheet-points"><span><b>{skor === null ? '–' : formatAngka(skor)}</b> / {formatAngka(isOut ? 0 : bobot)}</span>{tipe === 'Essay' && skor_esai !== null && <small>{t('score')} {formatAngka(skor_esai)} / {formatAngka(skor_maksimal)}</small>}<StatusTag tone={tone}>{said}</StatusTag>{ragu && <small>{t('doubtful')}</small>}</div>
    </li>
  );
}

/** Options with what was chosen and what is right; else both as text. */
function Answer({ soal }: { soal: Soal }) {
  const t = useWords('marking');
  const { opsi, jawaban } = soal;
  if (!opsi.length) return <dl className="sheet-answer"><div><dt>{t('answer')}</dt><dd dir="auto">{textOf(soal, t)}</dd></div>{soal.tipe !== 'Essay' && <div><dt>{t('answerKey')}</dt><dd>{soal.tipe === 'Menjodohkan' ? pairsOf(soal) : keyOf(soal, t)}</dd></div>}</dl>;
  const right = soal.koreksi?.cara === 'ganti_kunci' ? soal.koreksi.kunci : soal.kunci;
  const chosen = chosenOf(jawaban);
  return (
    <ol className="sheet-options">
      {opsi.map(({ id, isi }) => (
        <li key={id} className={[chosen.includes(id) && 'is-chosen', right.includes(id) && 'is-right'].filter(Boolean).join(' ')}>
          <b>{id}</b><RichText html={isi} /><small>{[chosen.includes(id) && t('chosen'), right.includes(id) && t('right')].filter(Boolean).join(' · ')}</small>
        </li>
      ))}
      {!chosen.length && <li className="soft">{t('noAnswer')}</li>}
    </ol>
  );
}

const chosenOf = (it: Jawaban) => (Array.isArray(it) ? it : typeof it === 'string' ? [it] : []);
const pairsOf = ({ pasangan }: Soal) => <ul>{pasangan.map(({ kiri, kanan }) => <li key={kiri}><RichText html={kiri} /> → <RichText html={kanan} /></li>)}</ul>;

/** What was written, or the pairs that were made. */
function textOf({ jawaban, pasangan, kanan }: Soal, t: Translate<'marking'>) {
  if (jawaban === null || jawaban === '' || Array.isArray(jawaban)) return t('noAnswer');
  if (typeof jawaban === 'string') return jawaban;
  return <ul>{pasangan.map(({ kiri }, i) => <li key={kiri}><RichText html={kiri} /> → <RichText html={kanan['ABCDEFGHIJKLMNOPQRST'.indexOf(jawaban[String(i + 1)] || ' ')] ?? '–'} /></li>)}</ul>;
}
