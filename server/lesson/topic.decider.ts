import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { common } from '#contract/kit/refusal';
import type { SeenOf } from '#contract/kit/seen';
import { topicRefusals as no } from '#contract/lesson/topic.refusals';
import { topic, type TopicForm } from '#contract/lesson/topic';
import { TopicChanged, TopicRemoved, TopicWritten } from '#contract/lesson/topic.events';
import { AreOwnTopicPictures, UseOfTopic } from '#projections/lesson/topic.query';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { refuseOvertaken } from '#server/kit/deciding/overtaken';
import { Refused, refuse, refuseUnless } from '#server/kit/deciding/refused';

type Wish = { [K in keyof TopicForm]?: TopicForm[K] | undefined };
export class WriteTopic extends DomainCommand<{ id_topik: string; id_guru: string; topic: TopicForm }> {}
export class ChangeTopic extends DomainCommand<{ id_topik: string; topic: Wish; sebelum?: SeenOf }> {}
export class RemoveTopic extends DomainCommand<{ id_topik: string }> {}
/** A topic that shows none of them stays as it is. */
export class UnlinkPictures extends DomainCommand<{ id_topik: string; unlink_images: readonly string[] }> {}

type State = { id_guru: string; topic: TopicForm } | 'removed' | null;
const there = (state: State) => (state && state !== 'removed' ? state : refuse(common.NOT_FOUND));
const contentOf = (it: TopicForm) => Object.fromEntries(Object.keys(topic).map((name) => [name, it[name as keyof TopicForm]])) as TopicForm;
const said = (wish: Wish) => Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)) as Partial<TopicForm>;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const blamed = (isOwn: boolean | undefined) => {
  if (!isOwn) throw new Refused(no.NO_SUCH_PICTURE, {}, { daftar_gambar: no.NO_SUCH_PICTURE });
};
const changed = (id_topik: string, next: TopicForm, sebelum: TopicForm) => (isSame(next, sebelum) ? nothing : TopicChanged({ id_topik, ...next, sebelum }));

/** What lessons can be about: written by a teacher, with its material. */
export const topicDecider = decider({
  stream: 'topic',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_topik }: { id_topik: string }) => id_topik,
  commands: { WriteTopic, ChangeTopic, RemoveTopic, UnlinkPictures },
  events: { TopicWritten, TopicChanged, TopicRemoved },
  initial: null as State,
  needs: ({ id_topik, id_guru, topic: wish }: { id_topik: string; id_guru?: string; topic?: Wish }, state, command) => ({
    use: command === WriteTopic.name || command === UnlinkPictures.name ? undefined : new UseOfTopic({ id_topik }),
    isOwn: wish?.daftar_gambar?.length ? new AreOwnTopicPictures({ id_guru: id_guru ?? (state && state !== 'removed' ? state.id_guru : id_topik), daftar_gambar: wish.daftar_gambar }) : undefined,
  }),
  decide: {
    WriteTopic: ({ id_topik, id_guru, topic: wish }, state, { needs: { isOwn } }) => {
      if (state) return nothing;
      if (wish.daftar_gambar.length) blamed(isOwn);
      return TopicWritten({ id_topik, id_guru, ...contentOf(wish) });
    },
    ChangeTopic: ({ id_topik, topic: wish, sebelum: seen }, state, { needs: { use, isOwn } }) => {
      const { topic: sebelum } = there(state);
      refuseOvertaken(seen, sebelum, wish);
      const next = contentOf({ ...sebelum, ...said(wish) });
      refuseUnless(!use || (next.id_mata_pelajaran === sebelum.id_mata_pelajaran && next.id_level === sebelum.id_level), no.TOPIC_MOVED);
      if (wish.daftar_gambar?.some((it) => !sebelum.daftar_gambar.includes(it))) blamed(isOwn);
      return changed(id_topik, next, sebelum);
    },
    RemoveTopic: ({ id_topik }, state, { needs: { use } }) => {
      if (state === 'removed') return nothing;
      const { topic: isi } = there(state);
      refuseUnless(!use, no.TOPIC_IN_USE, { jumlah: use ?? 0 });
      return TopicRemoved({ id_topik, ...isi });
    },
    UnlinkPictures: ({ id_topik, unlink_images }, state) => {
      const { topic: sebelum } = there(state);
      return changed(id_topik, { ...sebelum, daftar_gambar: sebelum.daftar_gambar.filter((it) => !unlink_images.includes(it)) }, sebelum);
    },
  },
  evolve: {
    TopicWritten: (_, { id_topik: __, id_guru, ...isi }): State => ({ id_guru, topic: isi }),
    TopicChanged: (state, { id_topik: _, sebelum: __, ...isi }): State => ({ ...there(state), topic: isi }),
    TopicRemoved: (): State => 'removed',
  },
});
