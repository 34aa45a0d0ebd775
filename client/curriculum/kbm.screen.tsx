import { Alert, Button, InputNumber } from 'antd';
import { useState } from 'react';
import { type Kbm, KKM } from '#contract/curriculum/kbm';
import { kbm as api } from '#contract/curriculum/kbm.api';
import { impact } from '#contract/grading/impact.api';
import { Impact } from '#client/grading/impact';
import { useLeaveGuard } from '#client/kit/leave-guard';
import { Screen } from '#client/kit/screen';
import { heldBy, UNSAID } from '#client/kit/resource/weighed';
import { useMayAsk } from '#client/kit/session';
import { useTelling } from '#client/kit/telling';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/curriculum/rpp.css';
import '#client/curriculum/rpp.words';

/** The passing grade of each subject on each level in the running semester. */
export function KbmScreen() {
  const t = useWords('rpp');
  return <Screen title={t('kbmTitle')}><p className="screen-about">{t('kbmAbout')}</p><Grades /></Screen>;
}

function Grades() {
  const [t, telling, mayChange] = [useWords('rpp'), useTelling(), useMayAsk(api.update)];
  const { data } = useView(api.subjects, {});
  const [generate, update] = [useAction(api.generate), useAction(api.update)];
  const [wishes, setWishes] = useState<Readonly<Record<string, { kkm: number; sebelum: number }>>>({});
  const [{ beside, wait }, setSaid] = useState(UNSAID);
  const changed = data.filter((it) => wishes[it.id] && wishes[it.id]?.kkm !== it.kkm);
  const { question } = useLeaveGuard(changed.length > 0);
  const [first] = data;
  if (!first) return <p className="list-state soft">{t('kbmNone')}</p>;
  const missing = data.filter((it) => it.kkm === null).length;
  const levels = [...new Set(data.map((it) => it.tingkat))].sort();
  const subjects = [...new Map(data.map((it) => [it.id_mata_pelajaran, it.mapel])).entries()];
  const wish = { id_tahun_ajaran: first.id_tahun_ajaran, kbm: changed.map(({ id }) => ({ id, ...(wishes[id] as { kkm: number; sebelum: number }) })) };
  const save = () => void update.run({ ...wish, ...beside }).then(() => {
    setWishes({});
    telling.success({ title: t('kbmSaved') });
  }).catch(() => undefined);
  const field = (it: Kbm | undefined) => {
    if (!it || it.kkm === null || !mayChange) return it && (it.kkm ?? '–');
    const { id, kkm: stands } = it;
    const wished = wishes[id];
    return (
      <>
        <InputNumber aria-label={t('kbmOf', { mapel: it.mapel, tingkat: it.tingkat })} min={KKM.min} max={KKM.max} precision={0} value={wished?.kkm ?? stands} onChange={(kkm) => kkm !== null && setWishes({ ...wishes, [id]: { kkm, sebelum: stands } })} />
        {wished && wished.sebelum !== stands && wished.kkm !== stands && <small className="rpp-overtaken" role="alert">{t('kbmOvertaken', { kkm: stands })}</small>}
      </>
    );
  };
  return (
    <>
      {missing > 0 && <Alert type="info" showIcon title={t('kbmMissing', { n: missing })} action={mayChange && <Button type="primary" loading={generate.pending} onClick={() => void generate.run({ id: first.id_tahun_ajaran }).then(() => telling.success({ title: t('kbmGenerated') })).catch(() => undefined)}>{t('kbmGenerate')}</Button>} />}
      <div className="scroll-x" role="region" aria-label={t('kbmTitle')} tabIndex={0}>
        <table className="plain-table rpp-kbm">
          <thead><tr><th scope="col">{t('mapel')}</th>{levels.map((it) => <th key={it} scope="col">{t('tingkat')} {it}</th>)}</tr></thead>
          <tbody>{subjects.map(([id, mapel]) => <tr key={id} data-row-key={id}><th scope="row">{mapel}</th>{levels.map((it) => <td key={it}>{field(data.find((one) => one.id_mata_pelajaran === id && one.tingkat === it))}</td>)}</tr>)}</tbody>
        </table>
      </div>
      {changed.length > 0 && <Impact endpoint={impact.ofKbm} wish={wish} onSaid={setSaid} />}
      {changed.length > 0 && <footer className="at-foot rpp-foot"><Button type="primary" loading={update.pending} {...heldBy(wait)} onClick={save}>{t('kbmSave', { n: changed.length })}</Button></footer>}
      {question}
    </>
  );
}
