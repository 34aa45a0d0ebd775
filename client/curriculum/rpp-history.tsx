import { Button } from 'antd';
import { useState } from 'react';
import type { RincianRpp } from '#contract/curriculum/rpp';
import { rpp as api } from '#contract/curriculum/rpp.api';
import type { RiwayatRpp } from '#contract/curriculum/rpp-history';
import type { NamaBagian, SebagianIsi } from '#contract/curriculum/rpp-parts';
import { ListFoot } from '#client/kit/list/list-foot';
import { useTablePlace } from '#client/kit/table-place';
import { useTelling } from '#client/kit/telling';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { PartShown } from '#client/curriculum/part-shown';
import { momentOf, partName, type Say } from '#client/curriculum/rpp-said';
import '#client/kit/list/list.css';
import '#client/curriculum/rpp.css';

const LIMIT = 25;
type Named = Pick<RincianRpp, 'kompetensi' | 'berkas'>;
type Of = { rincian: RincianRpp; mayEdit: boolean };

/** What was done to a plan and by whom, the newest first; what a part held before is there to be read and, for who writes it now, to be brought back. */
export function RppHistory({ rincian, mayEdit }: Of) {
  const t = useWords('rpp');
  const [place, setPlace] = useTablePlace();
  const { data, total, page, limit, ...named } = useView(api.history, { id: rincian.id, page: Number(place.page ?? 1), limit: Number(place.limit ?? LIMIT) });
  return (
    <section className="panel" aria-label={t('history')}>
      <ol className="rpp-history">{data.map((it) => <Line key={it.id} line={it} named={named} rincian={rincian} mayEdit={mayEdit} />)}</ol>
      {total > LIMIT && <ListFoot page={page} limit={limit} total={total} onPage={(it) => setPlace({ page: String(it) })} onSize={(it) => setPlace({ limit: String(it), page: undefined })} />}
    </section>
  );
}

function Line({ line, ...of }: Of & { line: RiwayatRpp; named: Named }) {
  const t = useWords('rpp');
  const [isOpen, setOpen] = useState(false);
  const { type, pada, teks, bergabung, keluar, dari, jumlah, sejak } = line;
  const names = (them: readonly (string | null)[]) => them.map((it) => it ?? t('erased')).join(', ');
  return (
    <li>
      <time dateTime={pada}>{momentOf(pada)}</time>
      <div>
        {type === 'RppChanged'
          ? <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}><summary>{doneIn(line, t)}{jumlah > 1 && <small>{t('savedSince', { n: jumlah, waktu: momentOf(sejak) })}</small>}</summary>{isOpen && <Change line={line} name={line.bagian as NamaBagian} {...of} />}</details>
          : <span>{doneIn(line, t)}</span>}
        {dari && <small>{dari.materi_pokok === null ? t('begunWithGone') : t('begunWith', { nama: dari.materi_pokok || t('untitled') })}</small>}
        {teks && <small>{teks}</small>}
        {bergabung.length > 0 && <small>{t('joined', { nama: names(bergabung) })}</small>}
        {keluar.length > 0 && <small>{t('left', { nama: names(keluar) })}</small>}
      </div>
    </li>
  );
}

function doneIn({ type, oleh, bagian, versi, templat }: RiwayatRpp, t: Say) {
  return t(templat === false ? 'done.notOffered' : `done.${type}`, { oleh: oleh ?? t('somebody'), versi: versi ?? '', bagian: bagian ? partName(bagian, t) : '' });
}

/** What a part held before and after, and the way back. */
function Change({ line, name, named, rincian, mayEdit }: Of & { line: RiwayatRpp; name: NamaBagian; named: Named }) {
  const t = useWords('rpp');
  const side = (title: string, isi: SebagianIsi) => <div className="rpp-read"><h3>{title}</h3><PartShown name={name} isi={{ ...rincian.isi, ...isi }} of={named} /></div>;
  const isThere = JSON.stringify(line.sebelum[name]) === JSON.stringify(rincian.isi[name]);
  return (
    <div className="rpp-then">
      {side(t('before'), line.sebelum)}
      {side(t('after'), line.sesudah)}
      {mayEdit && !isThere && <BringBack line={line} name={name} rincian={rincian} />}
    </div>
  );
}

/** Writes what was there before over what is there now, as a change like any other. */
function BringBack({ line, name, rincian: { id, isi } }: { line: RiwayatRpp; name: NamaBagian; rincian: RincianRpp }) {
  const [t, telling] = [useWords('rpp'), useTelling()];
  const { run, pending } = useAction(api.change);
  const of = { bagian: partName(name, t), waktu: momentOf(line.pada) };
  const put = () => void run({ id, dataRPP: { [name]: line.sebelum[name], sebelum: { [name]: isi[name] } } as never }).then(() => telling.success({ title: t('broughtBack', of) })).catch(() => undefined);
  return <Button loading={pending} aria-label={t('bringBackOf', of)} onClick={put}>{t('bringBack')}</Button>;
}
