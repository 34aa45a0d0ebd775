import { histories } from '#client/kit/events/histories';
import { registerWords } from '#client/kit/words';

/** What happened in any stream: of plain master data the first three say it; and when a lesson is. */
const id = {
  Created: '{{apa}} ditambah',
  Changed: '{{apa}} diubah',
  Deleted: '{{apa}} dihapus',
  Period: 'jam ke-{{posisi}}',
  PersonErased: 'Data seseorang dihapus',
  StreamFenced: 'Nilai unik yang dilepas diambil alih',
  ValueClaimed: 'Nilai unik dipesan',
};
const en: typeof id = {
  Created: '{{apa}} added',
  Changed: '{{apa}} changed',
  Deleted: '{{apa}} deleted',
  Period: 'period {{posisi}}',
  PersonErased: 'Data of a person erased',
  StreamFenced: 'A value given up was taken over',
  ValueClaimed: 'Unique value claimed',
};
type Said = Record<string, string>;

/** The same with the words of every context: kinds of streams as they are stored, events by their types. */
export const words: { id: Said; en: Said } = { id: Object.assign({}, ...histories.map((it) => it.id), id), en: Object.assign({}, ...histories.map((it) => it.en), en) };
registerWords('events', words);
declare module '#client/kit/words' {
  interface Words {
    events: Said;
  }
}
