import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { common } from '#contract/kit/refusal';
import type { SeenOf } from '#contract/kit/seen';
import { topicRefusals as no } from '#contract/lesson/topic.refusals';
import { MOST_FILES, topic, type TopicForm } from '#contract/lesson/topic';
import { TopicChanged, TopicRemoved, TopicWritten } from '#contract/lesson/topic.events';
import { OwnTopicFiles, UseOfTopic } from '#projections/lesson/topic.query';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { refuseOvertaken } from '#server/kit/deciding/overtaken';
import { Refused, refuse, refuseUnless } from '#server/kit/deciding/refused';

type Wish = { [K in keyof TopicForm]?: TopicForm[K] | undefined };
export class WriteTopic extends DomainCommand<{ id_topik: string; id_guru: string; topic: TopicForm }> {}
export class ChangeTopic extends DomainCommand<{ id_topik: string; topic: Wish; sebelum?: SeenOf }> {}
export class RemoveTopic extends DomainCommand<{ id_topik: string }> {}
/** A topic that brings none of these pictures and files stays as it is. */
export class UnlinkFiles extends DomainCommand<{ id_topik: string; files: readonly string[] }> {}
/** Given once its owner has kept it for topics. */
export class AttachFile extends DomainCommand<{ id_topik: string; id_file: string }> {}

type State = { id_guru: string; topic: TopicForm } | 'removed' | null;
const there = (state: State) => (state && state !== 'removed' ? state : refuse(common.NOT_FOUND));
const contentOf = (it: TopicForm) => Object.fromEntries(Object.keys(topic).map((name) => [name, it[name as keyof TopicForm]])) as TopicForm;
const said = (wish: Wish) => Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)) as Partial<TopicForm>;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
type Own = { gambar: string[]; berkas: string[] } | undefined;

/** What is new among its pictures and files was kept for topics by whoever writes it. */
function refuseForeign(next: Pick<TopicForm, 'daftar_gambar' | 'daftar_berkas'>, before: Pick<TopicForm, 'daftar_gambar' | 'daftar_berkas'>, own: Own) {
  const isKnown = (field: 'daftar_gambar' | 'daftar_berkas', kept: readonly string[] = []) => next[field].every((it) => before[field].includes(it) || kept.includes(it));
  if (!isKnown('daftar_gambar', own?.gambar)) throw new Refused(no.NO_SUCH_PICTURE, {}, { daftar_gambar: no.NO_SUCH_PICTURE });
  if (!isKnown('daftar_berkas', own?.berkas)) throw new Refused(no.NO_SUCH_FILE, {}, { daftar_berkas: no.NO_SUCH_FILE });
}
const NO_FILES = { daftar_gambar: [], daftar_berkas: [] };
const changed = (id_topik: string, next: TopicForm, sebelum: TopicForm) => (isSame(next, sebelum) ? nothing : TopicChanged({ id_topik, ...next, sebelum }));

/** What lessons can be about: written by a teacher, with its material. */
export const topicDecider = decider({
  stream: 'topic',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_topik }: { id_topik: string }) => id_topik,
  commands: { WriteTopic, ChangeTopic, RemoveTopic, UnlinkFiles, AttachFile },
  events: { TopicWritten, TopicChanged, TopicRemoved },
  initial: null as State,
  needs: ({ id_topik, id_guru, topic: wish }: { id_topik: string; id_guru?: string; topic?: Wish }, state, command) => {
    const ids = [...(wish?.daftar_gambar ?? []), ...(wish?.daftar_berkas ?? [])];
    const owner = id_guru ?? (state && state !== 'removed' ? state.id_guru : undefined);
    return { use: [ChangeTopic.name, RemoveTopic.name].includes(command) ? new UseOfTopic({ id_topik }) : undefined, own: owner && ids.length ? new OwnTopicFiles({ id_guru: owner, ids }) : undefined };
  },
  decide: {
    WriteTopic: ({ id_topik, id_guru, topic: wish }, state, { needs: { own } }) => {
      if (state) return nothing;
      refuseForeign(wish, NO_FILES, own);
      return TopicWritten({ id_topik, id_guru, ...contentOf(wish) });
    },
    ChangeTopic: ({ id_topik, topic: wish, sebelum: seen }, state, { needs: { use, own } }) => {
      const { topic: sebelum } = there(state);
      refuseOvertaken(seen, sebelum, wish);
      const next = contentOf({ ...sebelum, ...said(wish) });
      refuseUnless(!use || (next.id_mata_pelajaran === sebelum.id_mata_pelajaran && next.id_level === sebelum.id_level), no.TOPIC_MOVED);
      refuseForeign(next, sebelum, own);
      return changed(id_topik, next, sebelum);
    },
    RemoveTopic: ({ id_topik }, state, { needs: { use } }) => {
      if (state === 'removed') return nothing;
      const { topic: isi } = there(state);
      refuseUnless(!use, no.TOPIC_IN_USE, { jumlah: use ?? 0 });
      return TopicRemoved({ id_topik, ...isi });
    },
    UnlinkFiles: ({ id_topik, files }, state) => {
      const { topic: sebelum } = there(state);
      const kept = (ids: readonly string[]) => ids.filter((it) => !files.includes(it));
      return changed(id_topik, { ...sebelum, daftar_gambar: kept(sebelum.daftar_gambar), daftar_berkas: kept(sebelum.daftar_berkas) }, sebelum);
    },
    AttachFile: ({ id_topik, id_file }, state) => {
      const { topic: sebelum } = there(state);
      if (sebelum.daftar_berkas.includes(id_file)) return nothing;
      const next = { ...sebelum, daftar_berkas: [...sebelum.daftar_berkas, id_file] };
      refuseUnless(next.daftar_berkas.length <= MOST_FILES, no.TOO_MANY_FILES, { jumlah: MOST_FILES });
      return changed(id_topik, next, sebelum);
    },
  },
  evolve: {
    TopicWritten: (_, { id_topik: __, id_guru, ...isi }): State => ({ id_guru, topic: isi }),
    TopicChanged: (state, { id_topik: _, sebelum: __, ...isi }): State => ({ ...there(state), topic: isi }),
    TopicRemoved: (): State => 'removed',
  },
});
