import { useEffect, useRef } from 'react';
import type { Berkas } from '#contract/file/file';
import { useFocusBack } from '#client/kit/focus';
import { fileAt, usePicture } from '#client/kit/picture';
import { useWords } from '#client/kit/words';
import '#client/file/attachment.css';
import '#client/file/attachment.words';

/** A document over the page, as far as a browser shows it; whatever it does not show is saved and opened elsewhere. */
export function FileLook({ berkas: { id, nama, tipe }, onClose }: { berkas: Berkas; onClose: () => void }) {
  const t = useWords('attachment');
  const { url, isGone } = usePicture(fileAt(id));
  const ref = useRef<HTMLDialogElement>(null);
  useFocusBack();
  useEffect(() => ref.current?.showModal(), []);
  return (
    <dialog ref={ref} className="file-look" aria-labelledby="file-look-title" onClose={onClose}>
      <header>
        <h2 id="file-look-title">{nama ?? t('lost')}</h2>
        {url && <a className="btn is-small" href={url} download={nama ?? ''}>{t('save')}</a>}
        <button type="button" className="btn is-small" onClick={() => ref.current?.close()}>{t('close')}</button>
      </header>
      <div className="file-look-body">
        {isGone ? <p role="alert">{t('gone')}</p> : url ? <Shown url={url} tipe={tipe} nama={nama ?? ''} unseen={t('unseen')} /> : <p role="status">{t('loading')}</p>}
      </div>
    </dialog>
  );
}

/** A document in its place, as far as a browser shows it; of others their name beside has to do. */
export function FileHere({ berkas: { id, nama, tipe } }: { berkas: Berkas }) {
  const { url } = usePicture(isShown(tipe) ? fileAt(id) : undefined);
  return url ? <div className="file-here"><Shown url={url} tipe={tipe} nama={nama ?? ''} unseen="" /></div> : null;
}

const isPdf = (tipe: string) => tipe === 'application/pdf' && navigator.pdfViewerEnabled;
const isShown = (tipe: string) => /^(image|audio|video)\//.test(tipe) || isPdf(tipe);

type Shown = { url: string; tipe: string; nama: string; unseen: string };
function Shown({ url, tipe, nama, unseen }: Shown) {
  if (tipe.startsWith('image/')) return <img src={url} alt={nama} />;
  // biome-ignore lint/a11y/useMediaCaption: what somebody recorded has none.
  if (tipe.startsWith('audio/')) return <audio src={url} controls />;
  // biome-ignore lint/a11y/useMediaCaption: what somebody recorded has none.
  if (tipe.startsWith('video/')) return <video src={url} controls />;
  if (isPdf(tipe)) return <iframe src={url} title={nama} />;
  return <p>{unseen}</p>;
}
