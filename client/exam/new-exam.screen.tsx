import { useCallback, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { exam } from '#contract/exam/exam.api';
import { instantOf } from '#contract/school-year/school-days';
import { type Rules, RulesForm } from '#client/exam/exam-rules';
import { Screen } from '#client/kit/screen';
import { useTelling } from '#client/kit/telling';
import { clock } from '#client/kit/time';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/exam/exam.words';

const EIGHT = 8 * 60;
const DAY_MS = 86_400_000;

/** The essentials of an exam; the plan is completed where it is looked at. */
export function NewExamScreen() {
  const [t, telling, navigate] = [useWords('exam'), useTelling(), useNavigate()];
  const { run, pending, error } = useAction(exam.plan, { isQuiet: true });
  const mulai = new Date(instantOf(clock.today(), EIGHT, clock.zone()).getTime() + DAY_MS).toISOString();
  const tutup = new Date(Date.parse(mulai) + 60 * 60_000).toISOString();
  const made = useRef('');
  const make = async (rules: Rules) => {
    made.current = (await run({ ...rules, draf: true })).data.id_cbt;
    telling.success({ title: t('made') });
  };
  const open = useCallback(() => void navigate(`/teacher/cbt/detail/${made.current}?tab=soal`, { replace: true }), [navigate]);
  return (
    <Screen title={t('add')} back={{ to: '/teacher/cbt', label: t('title') }}>
      <p className="screen-about">{t('addAbout')}</p>
      <RulesForm verb={t('make')} pending={pending} error={error} onSave={make} onSaved={open}
        initial={{ tipe: 'PH', daftar_kelas: [], mulai, tutup, durasi: 60, acak_soal: true, acak_opsi: true, pakai_token: false, peramban: 'tanpa', pindah_perangkat: 'bebas', fokus: 'catat' }}>
        <Link className="btn" to="/teacher/cbt">{t('cancel')}</Link>
      </RulesForm>
    </Screen>
  );
}
