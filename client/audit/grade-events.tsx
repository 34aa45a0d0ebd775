import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { gradeAudit, type PerubahanNilai, SIFAT_PERUBAHAN } from '#contract/audit/grade-audit.api';
import { useCalm } from '#client/kit/calm';
import { formatAngka } from '#client/kit/number';
import { formatDetik, formatJam, formatTanggal } from '#client/kit/time';
import { questionOf } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { changeSaid } from '#client/audit/grade-change-said';
import { Natures } from '#client/audit/grade-natures';
import type { OfBook } from '#client/audit/use-grade-replay';
import { whoIs } from '#client/audit/who';

const [PAGE, ASK_EVERY_MS, TOGETHER_MS] = [50, 500, 10 * 60_000];
type Props = { of: OfBook; at: string; onGo: (at: string) => void };

/** What was done by a moment, the latest first; what one person did of one kind in one column within minutes is one line. */
export function GradeEvents({ of, at, onGo }: Props) {
  const t = useWords('gradeAudit');
  const [isJoined, join] = useState(true);
  const [limit, setLimit] = useState(PAGE);
  const asked = useCalm(at, ASK_EVERY_MS);
  const { data, isPlaceholderData } = useQuery({ ...questionOf(gradeAudit.changes, { ...of, at: asked, limit }), placeholderData: keepPreviousData });
  const groups = isJoined ? joined(data?.data ?? []) : (data?.data ?? []).map((it) => [it]);
  return (
    <section className="panel grade-events" aria-label={t('events')} aria-busy={isPlaceholderData}>
      <div className="grade-panel-head"><h2>{t('events')}</h2><Checkbox checked={isJoined} onChange={({ target }) => join(target.checked)}>{t('together')}</Checkbox></div>
      <p className="soft">{t('upTo')}</p>
      {data?.total === 0 && <p>{t('noEvents')}</p>}
      <ol>{groups.map((them) => <Group key={them[0]?.id} them={them} at={at} onGo={onGo} />)}</ol>
      {data && data.total > data.data.length && limit < PAGE * 2 && <Button onClick={() => setLimit(PAGE * 2)}>{t('more')}</Button>}
    </section>
  );
}

/** Neighbours that the same person did to the same column, no two of them further apart than some minutes. */
export function joined(rows: readonly PerubahanNilai[]): PerubahanNilai[][] {
  const groups: PerubahanNilai[][] = [];
  for (const row of rows) {
    const [group, last] = [groups.at(-1), groups.at(-1)?.at(-1)];
    const isAlike = last && last.type === row.type && last.id_kolom === row.id_kolom && last.oleh.id_akun === row.oleh.id_akun && Date.parse(last.at) - Date.parse(row.at) <= TOGETHER_MS;
    if (isAlike) group?.push(row);
    else groups.push([row]);
  }
  return groups;
}

function Group({ them, at, onGo }: { them: PerubahanNilai[]; at: string; onGo: (at: string) => void }) {
  const t = useWords('gradeAudit');
  const first = them[0] as PerubahanNilai;
  const isNow = them.some((it) => it.at === at);
  const sifat = SIFAT_PERUBAHAN.filter((it) => them.some((one) => one.sifat.includes(it)));
  const what = them.length === 1 ? lineSaid(first) : `${t(first.type)}${first.id_kolom ? ` · ${first.kolom ?? t('goneColumn')}` : ''}`;
  const why = [...new Set(them.flatMap(({ alasan }) => alasan ?? []))].join('; ');
  function lineSaid(it: PerubahanNilai) {
    return `${it.murid ? `${it.murid} · ` : ''}${changeSaid(it, t)}`;
  }
  return (
    <li className={isNow ? 'is-now' : undefined}>
      <time dateTime={first.at}><b>{formatJam(first.at)}</b><small>{formatTanggal(new Date(first.at)).slice(0, -5)}</small></time>
      <div>
        <button type="button" className="grade-go" aria-label={t('goThere', { apa: `${whoIs(first.oleh)}: ${what}, ${formatTanggal(new Date(first.at))} ${formatDetik(first.at)}` })} onClick={() => onGo(first.at)}>{whoIs(first.oleh)}: {what}</button>
        {why && <small>{t('why', { alasan: why })}</small>}
        {sifat.length > 0 && <Natures sifat={sifat} />}
        {them.length > 1 && (
          <details open={isNow || undefined}>
            <summary>{t('eventsOf', { count: them.length, n: formatAngka(them.length) })}</summary>
            <ol>{them.map((it) => <li key={it.id}><time dateTime={it.at}>{formatDetik(it.at)}</time> <span>{lineSaid(it)}</span></li>)}</ol>
          </details>
        )}
      </div>
    </li>
  );
}
