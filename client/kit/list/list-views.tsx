import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddress } from '#client/kit/address';
import type { AnyEndpoint } from '#client/kit/api';
import { Drop } from '#client/kit/drop';
import type { useKept } from '#client/kit/list/keeping';
import { isSameView, type Place, searchOf, viewAt } from '#client/kit/list/view-place';
import { formatAngka } from '#client/kit/number';
import { questionOf, useFollowed } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/kit/list/list.words';

/** A place that a list is often asked for: what it is narrowed by, under a name. */
export type View = { label: string; at: Place };
type Props = { endpoint: AnyEndpoint; input: object | undefined; views: readonly View[]; names: readonly string[]; kept: ReturnType<typeof useKept> };

/** The places of a list as tabs, with how many rows each has: those of its screen, then those that somebody keeps. */
export function ListViews({ endpoint, input, views, names, kept }: Props) {
  const t = useWords('list');
  const [params, setParams] = useAddress();
  const here = viewAt(params, names);
  const all: readonly View[] = [{ label: t('everything'), at: {} }, ...views];
  const go = (at: Place) => setParams((before) => searchOf(before, at, names));
  const isKnown = all.some(({ at }) => isSameView(at, here)) || kept.views.some(({ at }) => isSameView(viewAt(new URLSearchParams(at), names), here));
  if (!views.length && !kept.views.length && isKnown) return null;
  return (
    <nav className="list-views" aria-label={t('views')}>
      {all.map(({ label, at }) => <Tab key={label} label={label} isHere={isSameView(at, here)} onGo={() => go(at)}><Count endpoint={endpoint} question={{ ...input, ...at }} /></Tab>)}
      {kept.views.map(({ name, at }) => {
        const place = viewAt(new URLSearchParams(at), names);
        return (
          <span key={name} className="list-view">
            <Tab label={name} isHere={isSameView(place, here)} onGo={() => go(place)}><Count endpoint={endpoint} question={{ ...input, ...place }} /></Tab>
            {isSameView(place, here) && <button type="button" className="list-drop" aria-label={t('dropView', { nama: name })} onClick={() => kept.keep({ views: kept.views.filter((it) => it.name !== name) })}><CloseOutlined aria-hidden /></button>}
          </span>
        );
      })}
      {!isKnown && <Drop label={t('keepView')} icon={<PlusOutlined />} isTold>{(close) => <Naming onName={(name) => {
        kept.keep({ views: [...kept.views.filter((it) => it.name !== name), { name, at: new URLSearchParams(here).toString() }].slice(-20) });
        close();
      }} />}</Drop>}
    </nav>
  );
}

function Tab({ label, isHere, onGo, children }: { label: string; isHere: boolean; onGo: () => void; children: React.ReactNode }) {
  return <button type="button" className="list-tab" aria-current={isHere ? 'true' : undefined} onClick={onGo}>{label} {children}</button>;
}

/** How many rows a place has: nothing is read of them but the one that a question has to ask for. */
function Count({ endpoint, question }: { endpoint: AnyEndpoint; question: object }) {
  const asked = { ...question, limit: 1 };
  const { data } = useQuery({ ...questionOf(endpoint, asked), throwOnError: false });
  useFollowed(endpoint, asked);
  return <small>{data && formatAngka(data.total)}</small>;
}

function Naming({ onName }: { onName: (name: string) => void }) {
  const t = useWords('list');
  const [name, setName] = useState('');
  const keep = (event: React.FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    onName(name.trim());
    setName('');
  };
  return (
    <form onSubmit={keep}>
      <label>{t('viewName')}<input className="list-input" required maxLength={40} value={name} onChange={({ target }) => setName(target.value)} /></label>
      <small>{t('viewAbout')}</small>
      <button type="submit" className="btn is-small is-primary">{t('keep')}</button>
    </form>
  );
}
