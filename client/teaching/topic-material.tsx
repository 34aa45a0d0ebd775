import type { Topic } from '#contract/lesson/topic';
import { FileList } from '#client/file/attachments';
import { fileAt, usePicture } from '#client/kit/picture';
import { useWords } from '#client/kit/words';
import { RichText } from '#client/kit/rich/rich-text';
import '#client/lesson/plan.css';
import '#client/lesson/plan.words';

/** What a topic brings: its text, pictures and links. */
export function TopicMaterial({ topic: { uraian, daftar_gambar, daftar_berkas, tautan } }: { topic: Pick<Topic, 'uraian' | 'daftar_gambar' | 'daftar_berkas' | 'tautan'> }) {
  const t = useWords('plan');
  return (
    <div className="topic-material">
      {uraian ? <RichText html={uraian} /> : <p className="soft">{t('noText')}</p>}
      {daftar_gambar.map((id, i) => <TopicPicture key={id} id={id} alt={t('pictureOf', { nomor: i + 1 })} />)}
      {daftar_berkas.length > 0 && <FileList daftar={daftar_berkas} />}
      {tautan.length > 0 && <ul>{tautan.map((it) => <li key={it.url}><a href={it.url} target="_blank" rel="noreferrer">{it.judul}</a></li>)}</ul>}
    </div>
  );
}

export function TopicPicture({ id, alt }: { id: string; alt: string }) {
  const t = useWords('plan');
  const { url, isGone } = usePicture(fileAt(id));
  if (isGone) return <p className="soft">{t('pictureGone')}</p>;
  return url ? <img src={url} alt={alt} /> : null;
}
