import { CloseOutlined, FileOutlined, PaperClipOutlined } from '@ant-design/icons';
import { useId, useRef, useState } from 'react';
import type { Berkas, JenisDokumen } from '#contract/file/file';
import { FileLook } from '#client/file/file-look';
import { ENDINGS, type Underway, useUploads } from '#client/file/use-uploads';
import { formatUkuran } from '#client/kit/number';
import { useProblemText } from '#client/kit/problem';
import { useWords } from '#client/kit/words';
import '#client/file/attachment.css';
import '#client/file/attachment.words';

export { FileHere } from '#client/file/file-look';

/** Documents by name, each opened over the page. */
export function FileList({ daftar, onRemove }: { daftar: readonly Berkas[]; onRemove?: (id: string) => void }) {
  const t = useWords('attachment');
  const [open, setOpen] = useState<Berkas>();
  return (
    <>
      <ul className="files">
        {daftar.map((it) => (
          <li key={it.id}>
            <FileOutlined aria-hidden />
            <button type="button" className="file-name" aria-label={t('look', { nama: it.nama ?? t('lost') })} onClick={() => setOpen(it)}>{it.nama ?? t('lost')}</button>
            <span className="file-size">{formatUkuran(it.ukuran)}</span>
            {onRemove && <button type="button" className="btn is-small is-icon" aria-label={t('remove', { nama: it.nama ?? t('lost') })} onClick={() => onRemove(it.id)}><CloseOutlined aria-hidden /></button>}
          </li>
        ))}
      </ul>
      {open && <FileLook berkas={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

type Props = { value: readonly Berkas[]; untuk: JenisDokumen; onChange: (value: Berkas[]) => void; most?: number };

/** Documents that belong to something: chosen, sent in parts whatever the line does, looked at, taken away again. */
export function Attachments({ value, untuk, onChange, most = 10 }: Props) {
  const [t, id] = [useWords('attachment'), useId()];
  const chooser = useRef<HTMLInputElement>(null);
  const now = useRef(value);
  now.current = value;
  const { underway, faults, add, again, drop } = useUploads(untuk, (it) => onChange((now.current = [...now.current, it])));
  // What was refused takes no place.
  const room = most - value.length - underway.filter((it) => !it.error).length;
  const choose = (list: FileList | null) => {
    const chosen = [...(list ?? [])].slice(0, room);
    // The same file may be chosen again.
    if (chooser.current) chooser.current.value = '';
    for (const it of underway) if (it.error) drop(it.key);
    void add(chosen);
  };
  return (
    <div className="attachments">
      {value.length > 0 && <FileList daftar={value} onRemove={(gone) => onChange(value.filter((it) => it.id !== gone))} />}
      {underway.length > 0 && <ul className="files">{underway.map((it) => <OnItsWay key={it.key} it={it} onAgain={() => again(it)} onDrop={() => drop(it.key)} />)}</ul>}
      {faults.map((it) => <p key={it.nama} className="file-fault" role="alert">{t(it.why, { nama: it.nama, ukuran: formatUkuran(it.ukuran) })}</p>)}
      <input ref={chooser} id={id} type="file" multiple={most > 1} hidden accept={ENDINGS.map((it) => `.${it}`).join()} aria-label={t('add')} onChange={({ target }) => choose(target.files)} />
      <button type="button" className="btn" disabled={room <= 0} onClick={() => chooser.current?.click()}><PaperClipOutlined aria-hidden />{t('add')}</button>
      <p className="file-rule">{room > 0 ? t('rule') : t('full', { most })}</p>
    </div>
  );
}

function OnItsWay({ it: { file, share, isWaiting, error }, onAgain, onDrop }: { it: Underway; onAgain: () => void; onDrop: () => void }) {
  const [t, textOf] = [useWords('attachment'), useProblemText()];
  const persen = Math.floor(share * 100);
  return (
    <li>
      <FileOutlined aria-hidden />
      <span className="file-name">{file.name}</span>
      {error ? (
        <span className="file-fault" role="alert"><b>{t('failed', { nama: file.name })}.</b> {textOf(error)} <button type="button" className="btn is-small" onClick={onAgain}>{t('retry')}</button></span>
      ) : (
        <span className="file-way" role="status"><progress max={1} value={share} aria-label={t('sending', { nama: file.name, persen })} />{isWaiting ? t('waiting', { persen }) : `${persen}%`}</span>
      )}
      <button type="button" className="btn is-small is-icon" aria-label={t('cancel', { nama: file.name })} onClick={onDrop}><CloseOutlined aria-hidden /></button>
    </li>
  );
}
