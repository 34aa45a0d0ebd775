import type { Kehadiran } from '#contract/exam/supervision';
import { supervision } from '#contract/exam/supervision.api';
import { common } from '#contract/kit/refusal';
import type { AskOf } from '#contract/kit/endpoint';
import { nameOr, useStandpoint } from '#client/exam/supervision/room';
import type { Row } from '#client/exam/supervision/row';
import { tellSnack } from '#client/kit/snack';
import { useTelling } from '#client/kit/telling';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';

/** Marks who came, of one or of many, and says of how many; of whom somebody else has marked something since, nothing is changed, neither by this nor by its undo. */
export function useAttendance() {
  const [t, telling] = [useWords('supervision'), useTelling()];
  const { id_pengawas_cbt } = useStandpoint();
  const { run, pending } = useAction(supervision.attend);
  const send = (listMurid: AskOf<typeof supervision.attend>['listMurid']) => run({ id_pengawas_cbt, listMurid });
  const mark = (people: readonly Row[], next: Kehadiran | null) => void send(people.map(({ id_murid, status_kehadiran }) => ({ id_murid, status_kehadiran: next, sebelum: status_kehadiran }))).then(({ data }) => {
    const changed = people.filter(({ id_murid }) => data.some((it) => it.id_murid === id_murid && it.hasil === 'ok'));
    const overtaken = data.filter(({ hasil }) => hasil === common.CONFLICT.code).length;
    const [one, status] = [changed[0], next ? t(next) : t('unset')];
    const undo = () => void send(changed.map(({ id_murid, status_kehadiran }) => ({ id_murid, status_kehadiran, sebelum: next }))).catch(() => undefined);
    if (one) tellSnack({ text: changed.length === 1 ? t('attendanceSaved', { nama: nameOr(one, t('erased')), status }) : t('attendanceSavedMany', { n: changed.length, status }), undo });
    if (overtaken) telling.info({ title: t('attendanceOvertaken', { n: overtaken }) });
  }, () => undefined);
  return { mark, pending };
}
