import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { KKM } from '#contract/curriculum/kbm';
import { KbmChanged, KbmGenerated } from '#contract/curriculum/kbm.events';
import { kbmRefusals as no } from '#contract/curriculum/kbm.refusals';
import type { Reasoned } from '#contract/kit/reasoned';
import { common } from '#contract/kit/refusal';
import { objection } from '#contract/grading/impact';
import { KbmToGenerate, kbmId } from '#projections/curriculum/kbm.query';
import { ImpactToWeigh } from '#projections/grading/impact.query';
import { SchoolYearById } from '#projections/school-year/school-year.query';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { Refused, refuseFor, refuseUnless } from '#server/kit/deciding/refused';

type Of = { id_tahun_ajaran: string };
export class GenerateKbm extends DomainCommand<Of> {}
/** `sebelum`: what it was when it was read; where that is another by now, nothing is changed. */
export class ChangeKbm extends DomainCommand<Of & Reasoned & { kbm: readonly { id: string; kkm: number; sebelum?: number | undefined }[] }> {}

/** The passing grades of a semester by subject and level (domain 2.1). */
export const kbmDecider = decider({
  stream: 'kbm',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_tahun_ajaran }: Of) => id_tahun_ajaran,
  commands: { GenerateKbm, ChangeKbm },
  events: { KbmGenerated, KbmChanged },
  initial: {} as Readonly<Record<string, number>>,
  needs: ({ id_tahun_ajaran, kbm, dampak }: Of & Partial<ChangeKbm['data']>, state, command) => {
    const isGenerated = command === GenerateKbm.name;
    const changed = kbm?.filter((it) => state[it.id] !== it.kkm) ?? [];
    return {
      tahun: isGenerated ? new SchoolYearById({ id: id_tahun_ajaran }) : undefined, daftar: isGenerated ? new KbmToGenerate({ id_tahun_ajaran }) : undefined,
      akibat: changed.length ? new ImpactToWeigh({ ubah: { jenis: 'kkm', id_tahun_ajaran, kbm: changed.map(({ id, kkm }) => ({ id, kkm })) }, dampak }) : undefined,
    };
  },
  decide: {
    GenerateKbm: ({ id_tahun_ajaran }, state, { needs: { tahun, daftar } }) => {
      refuseUnless(tahun, common.NOT_FOUND);
      refuseUnless(daftar?.length, no.NO_SUBJECTS);
      const kbm = daftar.map(({ kkm, ...it }) => ({ id: kbmId(id_tahun_ajaran, it.id_mata_pelajaran, it.id_level), ...it, kkm: kkm ?? KKM.biasa })).filter((it) => state[it.id] === undefined);
      return kbm.length ? KbmGenerated({ id_tahun_ajaran, kbm }) : nothing;
    },
    ChangeKbm: ({ id_tahun_ajaran, kbm: wish, alasan, dampak }, state, { needs: { akibat } }) => {
      refuseUnless(new Set(wish.map((it) => it.id)).size === wish.length, no.KBM_TWICE);
      refuseUnless(wish.every((it) => state[it.id] !== undefined), common.NOT_FOUND);
      const overtaken = wish.filter((it) => it.sebelum !== undefined && it.sebelum !== state[it.id] && it.kkm !== state[it.id]);
      if (overtaken.length) throw new Refused(common.CONFLICT, {}, Object.fromEntries(overtaken.map((it) => [it.id, common.CONFLICT])), { terbaru: Object.fromEntries(overtaken.map((it) => [it.id, state[it.id]])) });
      const kbm = wish.flatMap(({ id, kkm }) => (state[id] === kkm ? [] : [{ id, kkm, sebelum: state[id] as number }]));
      if (!kbm.length) return nothing;
      refuseFor(objection(akibat, { alasan, dampak }), 'alasan');
      return KbmChanged({ id_tahun_ajaran, kbm, alasan: alasan || null });
    },
  },
  evolve: {
    KbmGenerated: (state, { kbm }) => ({ ...state, ...gradesOf(kbm) }),
    KbmChanged: (state, { kbm }) => ({ ...state, ...gradesOf(kbm) }),
  },
});

const gradesOf = (kbm: readonly { id: string; kkm: number }[]) => Object.fromEntries(kbm.map((it) => [it.id, it.kkm]));
