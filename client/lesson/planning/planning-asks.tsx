import { CheckOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { PapanRencana } from '#contract/lesson/planning';
import { planning } from '#contract/lesson/planning.api';
import { useMayAsk } from '#client/kit/session';
import { StatusTag } from '#client/kit/status-tag';
import { formatHari, formatJam } from '#client/kit/time';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { type Debtor, debtorsOf } from '#client/lesson/planning/planning-numbers';
import '#client/lesson/planning/planning.words';

/** Who owes plans for this week, or once nobody does for the next; each is told once of a lesson. */
export function PlanningAsks({ papan: { guru, minggu, kini } }: { papan: PapanRencana }) {
  const t = useWords('planning');
  const { run, pending } = useAction(planning.remind);
  const here = minggu.findIndex((it) => it.minggu_ke === kini);
  const weeks = here < 0 ? [] : minggu.slice(here);
  const week = weeks.find((it) => debtorsOf(guru, it.minggu_ke).length > 0);
  const owing = week ? debtorsOf(guru, week.minggu_ke) : [];
  const untold = owing.filter((it) => !it.guru.diingatkan);
  const mayRemind = useMayAsk(planning.remind);
  const remind = async (them: readonly Debtor[]) => {
    for (const { guru: { id_guru } } of them) await run({ id_guru, tanggal_awal: week?.tanggal_awal ?? '' }).catch(() => undefined);
  };
  return (
    <section className="panel plan-asks" aria-labelledby="plan-asks">
      <h2 id="plan-asks">{t('ask')}</h2>
      {week ? <p className="soft">{t('week', { minggu: week.minggu_ke })}</p> : <p>{kini === null ? t('noWeek') : t('nobodyOwes', { minggu: kini })}</p>}
      {owing.length > 0 && (
        <ul>
          {owing.map((it) => (
            <li key={it.guru.id_guru}>
              <span><b>{it.guru.guru ?? t('unnamed')}</b><small>{t('owes', { count: it.belum, waktu: it.guru.pertama ? `${formatHari(new Date(it.guru.pertama))} ${formatJam(it.guru.pertama)}` : '–' })}</small></span>
              {it.guru.diingatkan ? <StatusTag tone="calm" icon={<CheckOutlined />}>{t('reminded', { waktu: `${formatHari(new Date(it.guru.diingatkan))} ${formatJam(it.guru.diingatkan)}` })}</StatusTag>
                : mayRemind && <Button size="small" loading={pending} aria-label={t('remindWhom', { nama: it.guru.guru ?? t('unnamed') })} onClick={() => void remind([it])}>{t('remind')}</Button>}
            </li>
          ))}
        </ul>
      )}
      {mayRemind && untold.length > 1 && <Button block loading={pending} onClick={() => void remind(untold)}>{t('remindAll', { count: untold.length })}</Button>}
    </section>
  );
}
