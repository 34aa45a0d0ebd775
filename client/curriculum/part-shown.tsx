import { ASESMEN, BAGIAN, isBlank, type IsiRpp, type NamaBagian, type Pertemuan, RANAH, TAHAP } from '#contract/curriculum/rpp-parts';
import { JUDUL_TEKNIK } from '#contract/curriculum/rpp-titles';
import type { RincianRpp } from '#contract/curriculum/rpp';
import { RichText } from '#client/kit/rich/rich-text';
import { useWords } from '#client/kit/words';
import { FileList } from '#client/file/attachments';
import { choiceName, filesNamed } from '#client/curriculum/rpp-said';
import '#client/curriculum/rpp.css';

type Props = { name: NamaBagian; isi: IsiRpp; of: Pick<RincianRpp, 'kompetensi' | 'berkas'> };
const TEKNIK = Object.keys(JUDUL_TEKNIK) as (keyof typeof JUDUL_TEKNIK)[];

/** A part as it is read. */
export function PartShown({ name, isi, of: { kompetensi, berkas } }: Props) {
  const t = useWords('rpp');
  const value = isi[name];
  const { bentuk } = BAGIAN[name];
  if (isBlank(value)) return <p className="soft">{t('empty')}</p>;
  if (bentuk === 'rich') return <RichText html={value as string} />;
  if (bentuk === 'lines') return <ul>{(value as string[]).filter((it) => !isBlank(it)).map((it) => <li key={it}>{it}</li>)}</ul>;
  if (bentuk === 'choices') return <ul>{(value as string[]).map((it) => <li key={it}>{choiceName(it, t)}</li>)}</ul>;
  if (bentuk === 'choice') return <p>{choiceName(value as string, t)}</p>;
  if (bentuk === 'core' || bentuk === 'competences') return <dl className="rpp-codes">{kompetensi.filter((it) => (value as string[]).includes(it.id)).map((it) => <div key={it.id}><dt>{it.kode}</dt><dd>{it.teks}</dd></div>)}</dl>;
  if (bentuk === 'files') return <FileList daftar={filesNamed(value as string[], berkas)} />;
  if (bentuk === 'indicators') return <dl className="rpp-codes">{(value as IsiRpp['ipk']).map((it) => <div key={it.kode + it.teks}><dt>{it.kode}</dt><dd>{it.teks}</dd></div>)}</dl>;
  if (bentuk === 'meetings') return <>{(value as Pertemuan[]).map((it) => <Meeting key={it.pertemuan} of={it} isDeep={name === 'kegiatan' && isi.pola_kegiatan === 'mendalam'} />)}</>;
  if (bentuk === 'assessment') return <dl className="rpp-codes">{RANAH.flatMap((ranah) => TEKNIK.filter((it) => !isBlank(isi.penilaian[ranah][it])).map((it) => <div key={ranah + it}><dt>{t(`ranah.${ranah}`)}, {t(`teknik.${it}`)}</dt><dd>{isi.penilaian[ranah][it]}</dd></div>))}</dl>;
  if (bentuk === 'stages') return <dl className="rpp-codes">{ASESMEN.filter((it) => !isBlank(isi.asesmen[it])).map((it) => <div key={it}><dt>{t(`asesmen.${it}`)}</dt><dd>{isi.asesmen[it]}</dd></div>)}</dl>;
  return <p className="rpp-said">{String(value)}</p>;
}

function Meeting({ of, isDeep }: { of: Pertemuan; isDeep: boolean }) {
  const t = useWords('rpp');
  return (
    <section>
      <h4>{t('meeting', { n: of.pertemuan })}</h4>
      <dl className="rpp-codes">
        {TAHAP.filter((it) => !isBlank(of[it].teks)).map((it) => <div key={it}><dt>{t(`${isDeep ? 'mendalam' : 'tahap'}.${it}`)}{of[it].menit ? `, ${of[it].menit} ${t('minutes').toLowerCase()}` : ''}</dt><dd>{of[it].teks}</dd></div>)}
      </dl>
    </section>
  );
}
