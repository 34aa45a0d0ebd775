import { useMemo } from 'react';
import type { z } from 'zod';
import type { DayOfLessons } from '#contract/attendance/attendance.api';
import { Nothing } from '#client/kit/nothing';
import { Notice } from '#client/kit/notice';
import { useWords } from '#client/kit/words';
import { Figures } from '#client/attendance/figures';
import { Matrix } from '#client/attendance/matrix';
import { Proof } from '#client/attendance/proof';
import { stripOf } from '#client/attendance/strip';
import '#client/attendance/attendance.css';
import '#client/attendance/board.css';
import '#client/kit/board.css';
import '#client/attendance/attendance.words';

type Props = { board: z.infer<typeof DayOfLessons>; /** When it was so; nothing had begun before the day did. */ at: string | undefined; onOpen: (id_sesi: string) => void };

/** The board as it was at a moment, lesson by lesson: the same bar and the same map, of which nothing leads to how things are now. */
export function PastBoard({ board: { sesi, libur }, at, onOpen }: Props) {
  const t = useWords('attendance');
  const strip = useMemo(() => stripOf(sesi), [sesi]);
  const now = useMemo(() => new Date(at ?? 0), [at]);
  return (
    <>
      {libur && <Notice tone="info" title={t('holiday', { nama: libur })} />}
      <section className="panel strip-panel"><Figures counts={strip} /><Proof strip={strip} /></section>
      {sesi.length === 0 ? <Nothing className="panel">{t('noLessons')}</Nothing> : <Matrix sesi={sesi} now={now} onOpen={onOpen} />}
    </>
  );
}
