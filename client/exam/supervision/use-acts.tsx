import { useCallback, useState } from 'react';
import { attemptRefusals } from '#contract/exam/attempt.refusals';
import type { Tindakan } from '#contract/exam/supervision';
import { supervision } from '#contract/exam/supervision.api';
import { supervisionRefusals } from '#contract/exam/supervision.refusals';
import type { AskOf } from '#contract/kit/endpoint';
import { common, type Refusal } from '#contract/kit/refusal';
import { needsReason, undoOf } from '#client/exam/supervision/acts';
import type { Row } from '#client/exam/supervision/row';
import { nameOr, useStandpoint } from '#client/exam/supervision/room';
import { tellSnack } from '#client/kit/snack';
import { useTelling } from '#client/kit/telling';
import { useAction } from '#client/kit/view';
import { getLanguage, useWords } from '#client/kit/words';

/** What is to be done, and to whom; `isRoom`: to whoever is in the room, or about the room itself. */
export type Wish = { aksi: Tindakan; rows: readonly Row[]; isRoom?: boolean };
type Said = Pick<AskOf<typeof supervision.act>, 'reason' | 'minutes' | 'jenis'>;

/** Who sits no exam now is no part of what is done to a whole room. */
const NOT_SITTING = ['NOT_STARTED', 'ATTEMPT_FINISHED'];
const REFUSALS: Record<string, Refusal> = { ...common, ...attemptRefusals, ...supervisionRefusals };

/** Does things to students: what needs a reason is asked about first, and what was done can be taken back where anything takes it back. */
export function useActs() {
  const [t, telling] = [useWords('supervision'), useTelling()];
  const { id_pengawas_cbt } = useStandpoint();
  const { run, pending, error } = useAction(supervision.act, { isQuiet: true });
  const loud = useAction(supervision.act);
  const [wish, setWish] = useState<Wish>();

  const settle = useCallback((done: Wish, said: Said, hasil: readonly { id_murid: string; hasil: string }[], isUndo: boolean) => {
    const { aksi, rows, isRoom } = done;
    const nameOf = (id: string) => nameOr(rows.find(({ id_murid }) => id_murid === id), t('erased'));
    const ok = hasil.filter((it) => it.hasil === 'ok');
    const not = hasil.filter((it) => it.hasil !== 'ok' && !(isRoom && NOT_SITTING.includes(it.hasil)));
    // What a student is told in the second person is said of them here.
    const saidOf = (code: string) => (code === 'tidak_berubah' ? t('stillSame') : code === 'NOT_STARTED' ? t('notStarted') : (REFUSALS[code]?.[getLanguage()] ?? code));
    const apa = t(`ask_${aksi}`);
    const [only] = ok;
    const back = isUndo ? undefined : undoOf(aksi, said.minutes);
    const undo = back && ok.length > 0 && rows.length > 0 ? () => {
      const own: Wish = { aksi: back.action, rows: rows.filter((row) => ok.some(({ id_murid }) => id_murid === row.id_murid)) };
      const again: Said = { reason: t('undone', { alasan: said.reason || apa }), ...(back.minutes !== undefined && { minutes: back.minutes }) };
      void loud.run(inputOf(id_pengawas_cbt, own, again)).then(({ data }) => settle(own, again, data, true), () => undefined);
    } : undefined;
    const told = ok.length === 1 && only ? t('doneOne', { apa, nama: nameOf(only.id_murid) }) : ok.length || !hasil.length ? t('done', { apa, count: ok.length }) : t('doneNone', { apa });
    if (ok.length || !not.length) tellSnack({ text: told, undo });
    if (not.length) telling[ok.length ? 'info' : 'error']({ title: t('notDone', { count: not.length }), description: <ul className="list-refused">{not.slice(0, 8).map((it) => <li key={it.id_murid}><b>{nameOf(it.id_murid)}</b>: {saidOf(it.hasil)}</li>)}</ul> });
  }, [t, telling, loud.run, id_pengawas_cbt]);

  const act = useCallback((aksi: Tindakan, rows: readonly Row[], isRoom = false) => {
    const wanted: Wish = { aksi, rows, isRoom };
    if (needsReason(aksi)) return setWish(wanted);
    void loud.run(inputOf(id_pengawas_cbt, wanted, {})).then(({ data }) => settle(wanted, {}, data, false), () => undefined);
  }, [loud.run, id_pengawas_cbt, settle]);

  const say = (said: Said) => wish && run(inputOf(id_pengawas_cbt, wish, said)).then(({ data }) => {
    settle(wish, said, data, false);
    setWish(undefined);
  }, () => undefined);
  return { act, wish, say, close: () => setWish(undefined), pending, error };
}

/** Nobody named is everybody in the room; of a note it is the room. Of those who are named the attempt that was seen is meant, and of everybody where it is voided. */
const inputOf = (id_pengawas_cbt: string, { aksi, rows, isRoom }: Wish, said: Said): AskOf<typeof supervision.act> => {
  const meant = aksi === 'ulang' ? rows : isRoom ? [] : rows.filter(({ ke }) => ke > 0);
  return { id_pengawas_cbt, action: aksi, listMurid: isRoom ? [] : rows.map(({ id_murid }) => id_murid), ...(meant.length > 0 && { ke: Object.fromEntries(meant.map(({ id_murid, ke }) => [id_murid, ke])) }), ...said };
};
